import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

const LINE_BYTES = 72;

/** A jar that holds nothing but the words: run this class, and find it in that other jar. */
export function wrapperJar(mainClass: string, jar: string): Buffer {
  return zipOf('META-INF/MANIFEST.MF', Buffer.from(manifest(mainClass, jar)));
}

export function manifest(mainClass: string, jar: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${pathToFileURL(jar)}`];
  return `${lines.map(folded).join('\r\n')}\r\n\r\n`;
}

/** A line of a manifest has at most 72 bytes; what is longer goes on behind a space. */
function folded(line: string): string {
  const rest = line.slice(LINE_BYTES);
  return rest === '' ? line : `${line.slice(0, LINE_BYTES)}\r\n${folded(` ${rest}`)}`;
}

/** A zip with one file, not compressed: a header, the file, the list of files, and where that list is. */
function zipOf(name: string, content: Buffer): Buffer {
  const described = Buffer.alloc(26);
  described.writeUInt16LE(10, 0); // needs version 1.0
  described.writeUInt16LE(0x21, 8); // 1 January 1980, the oldest day there is in a zip
  described.writeUInt32LE(crc32(content), 10);
  described.writeUInt32LE(content.length, 14);
  described.writeUInt32LE(content.length, 18);
  described.writeUInt16LE(name.length, 22);

  const file = Buffer.concat([signature('PK\x03\x04'), described, Buffer.from(name), content]);
  // The list repeats the description, between the version that made it and what a plain file leaves at zero.
  const list = Buffer.concat([
    signature('PK\x01\x02'),
    Buffer.from([10, 0]),
    described,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);

  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4); // files in this part
  end.writeUInt16LE(1, 6); // files in all
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(file.length, 12);
  return Buffer.concat([file, list, signature('PK\x05\x06'), end]);
}

function signature(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
