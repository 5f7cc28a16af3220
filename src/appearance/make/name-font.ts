const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
/** Platform, encoding and language of names: Windows, Unicode, American English (OpenType, table "name"). */
const WINDOWS = { platform: 3, encoding: 1, language: 0x409 };

/**
 * Adds a family and a PostScript name to a TrueType font. The renderer of pictures skips fonts without them, and web
 * fonts often lack both. Checksums of tables are not updated: renderers ignore them.
 */
export function nameFont(font: Buffer, family: string): Buffer {
  const tables = [...listTables(font)].filter(({ tag }) => tag !== 'name');
  tables.push({ tag: 'name', checksum: 0, data: writeNames(family) });
  tables.sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const head = Buffer.alloc(HEADER_BYTES + RECORD_BYTES * tables.length);
  font.copy(head, 0, 0, HEADER_BYTES);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = HEADER_BYTES + RECORD_BYTES * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

interface Table {
  readonly tag: string;
  readonly checksum: number;
  readonly data: Buffer;
}

function* listTables(font: Buffer): Iterable<Table> {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = HEADER_BYTES + RECORD_BYTES * index;
    const start = font.readUInt32BE(at + 8);
    yield {
      tag: font.toString('latin1', at, at + 4),
      checksum: font.readUInt32BE(at + 4),
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    };
  }
}

/** Family, style, full name and PostScript name, by their name ids. */
function writeNames(family: string): Buffer {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replace(/[^A-Za-z0-9-]/g, '') || 'Display'],
  ] as const;
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const length = texts[index]?.length ?? 0;
    const { platform, encoding, language } = WINDOWS;
    for (const [place, value] of [platform, encoding, language, id, length, offset].entries()) {
      head.writeUInt16BE(value, 6 + 12 * index + 2 * place);
    }
    offset += length;
  }
  return Buffer.concat([head, ...texts]);
}
