import { crc32 } from 'node:zlib'

const PNG_SIGNATURE_BYTES = 8
const PNG_HEADER_BYTES = 25
const JPEG_NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0'
const JPEG_MAX_SEGMENT = 65_533

/** Adds an XMP packet to a picture's bytes; its pixels are not touched. */
export function insertXmp(picture: Buffer, format: 'png' | 'jpg' | 'webp', xmp: string): Buffer {
  return { png: intoPng, jpg: intoJpeg, webp: intoWebp }[format](picture, Buffer.from(xmp))
}

/** As an international text right after the header. */
function intoPng(png: Buffer, xmp: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0'), xmp])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length - 4)
  check.writeUInt32BE(crc32(data))
  const at = PNG_SIGNATURE_BYTES + PNG_HEADER_BYTES
  return Buffer.concat([png.subarray(0, at), length, data, check, png.subarray(at)])
}

/** Inserts an application segment after the JFIF segment, which must be the first. */
function intoJpeg(jpeg: Buffer, xmp: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from(JPEG_NAMESPACE, 'latin1'), xmp])
  if (data.length > JPEG_MAX_SEGMENT) throw new RangeError(`a label of ${xmp.length} bytes does not fit into a JPEG`)
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  const at = jpeg.readUInt16BE(2) === 0xffe0 ? 4 + jpeg.readUInt16BE(4) : 2
  return Buffer.concat([jpeg.subarray(0, at), head, data, jpeg.subarray(at)])
}

const HAS_XMP = 0x04
const HAS_ALPHA = 0x10

/** As the last chunk; a file in the simple format first gets an extended header. */
function intoWebp(webp: Buffer, xmp: Buffer): Buffer {
  const isExtended = webp.toString('latin1', 12, 16) === 'VP8X'
  const body = Buffer.from(webp.subarray(12))
  if (isExtended) body.writeUInt8(body.readUInt8(8) | HAS_XMP, 8)
  const chunks = Buffer.concat([
    ...(isExtended ? [] : [chunkOf('VP8X', extendedHeaderOf(body))]),
    body,
    chunkOf('XMP ', xmp),
  ])
  const head = Buffer.alloc(12)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(chunks.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, chunks])
}

function extendedHeaderOf(body: Buffer): Buffer {
  const isLossless = body.toString('latin1', 0, 4) === 'VP8L'
  // Lossless: 14 bits each and a bit for alpha. Lossy: 14 bits each after a start code of three bytes.
  const bits = isLossless ? body.readUInt32LE(9) : 0
  const width = isLossless ? (bits & 0x3fff) + 1 : body.readUInt16LE(14) & 0x3fff
  const height = isLossless ? ((bits >>> 14) & 0x3fff) + 1 : body.readUInt16LE(16) & 0x3fff
  const header = Buffer.alloc(10)
  header.writeUInt8(HAS_XMP | (isLossless && (bits >>> 28) & 1 ? HAS_ALPHA : 0), 0)
  header.writeUIntLE(width - 1, 4, 3)
  header.writeUIntLE(height - 1, 7, 3)
  return header
}

function chunkOf(id: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(id, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
