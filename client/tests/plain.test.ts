/** Pages over plain http: what browsers keep for https is asked for in one place each, and never needed for a move. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newId } from '$lib/state/ids';
import { onlyHere, qrOf } from '$lib/ui/reach';

const WITHHELD =
  /randomUUID\(|crypto\.subtle|\bnew Notification|Notification\.request|serviceWorker|navigator\.(share|clipboard|wakeLock|storage|mediaDevices|geolocation|credentials)/;
/** Each of these goes on without, or says why not. */
const CAREFUL = new Set(['ui/copy.ts', 'games/ti4/device.svelte.ts', 'table/end/Share.svelte', 'main.ts']);

describe('a page over plain http', () => {
  it('asks for what may be withheld only where it can do without', () => {
    const asking = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.(ts|svelte)$/.test(path) && WITHHELD.test(readFileSync(`src/${path}`, 'utf8')),
    );
    expect(new Set(asking)).toEqual(CAREFUL);
  });

  it('names what it sends without a secure page', () => {
    const made = new Set(Array.from({ length: 100 }, newId));
    expect(made.size).toBe(100);
    expect([...made].every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  });

  it('offers a picture only of links another device can open', () => {
    const local = ['http://localhost:8000/t/A', 'http://127.0.0.1:8000/t/A', 'http://[::1]:8000/t/A'];
    expect(local.every(onlyHere)).toBe(true);
    expect(qrOf({ id: '7', link: local[0]! })).toBe('');
    expect(qrOf({ id: '7', link: 'http://192.168.1.4:8000/t/A' })).toContain('/7/qr.svg');
  });
});
