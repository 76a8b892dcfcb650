/** Are two values of the wire the same, part by part? */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => same(part, other[index]));
  }
  if (one && other && typeof one === 'object' && typeof other === 'object') {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
    );
  }
  return false;
}
