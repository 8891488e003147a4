// A small ZIP writer: stored entries only, which is all an EPUB of text needs (APPNOTE 6.3, no ZIP64).
const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (table[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

export interface Entry {
  name: string;
  bytes: Uint8Array;
}

const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1; // the same book gives the same bytes

/** Fields of two and four bytes, least significant first. */
function header(fields: readonly (readonly [size: 2 | 4, value: number])[], name: Uint8Array): Uint8Array {
  const out = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0) + name.length);
  const view = new DataView(out.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  out.set(name, at);
  return out;
}

export function zip(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  const local: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const named = text.encode(name);
    const common = [
      [2, 20],
      [2, 0x0800],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, named.length],
      [2, 0],
    ] as const;
    const head = header([[4, 0x04034b50], ...common], named);
    local.push(head, bytes);
    central.push(header([[4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]], named));
    offset += head.length + bytes.length;
  }
  const size = central.reduce((sum, part) => sum + part.length, 0);
  const end = header(
    [
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, entries.length],
      [2, entries.length],
      [4, size],
      [4, offset],
      [2, 0],
    ],
    new Uint8Array(),
  );
  const parts = [...local, ...central, end];
  const out = new Uint8Array(offset + size + end.length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
