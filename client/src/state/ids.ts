/** A name nothing else has. Built by hand, because `crypto.randomUUID` is withheld from pages over plain http. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
