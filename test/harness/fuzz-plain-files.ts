/** A bitmap of 24 bits a pixel, rows from the bottom up. */
export function bitmapOf(rgb: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + rowBytes * height)
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const to = 54 + (height - 1 - y) * rowBytes + x * 3
      bytes.set([rgb[from + 2] ?? 0, rgb[from + 1] ?? 0, rgb[from] ?? 0], to)
    }
  }
  return bytes
}

const RATE = 16_000

/** A tone of 440 Hz on two channels, with a chunk of odd length between header and sound, as editors leave them. */
export function toneWavOf(seconds: number): Buffer {
  const samples = Math.round(seconds * RATE)
  const data = Buffer.alloc(samples * 4)
  for (let at = 0; at < samples; at++) {
    const value = Math.round(8_000 * Math.sin((2 * Math.PI * 440 * at) / RATE))
    data.writeInt16LE(value, at * 4)
    data.writeInt16LE(-value, at * 4 + 2)
  }
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(2, 2)
  format.writeUInt32LE(RATE, 4)
  format.writeUInt32LE(RATE * 4, 8)
  format.writeUInt16LE(4, 12)
  format.writeUInt16LE(16, 14)
  const chunk = (id: string, body: Buffer): Buffer => {
    const head = Buffer.from(`${id}....`, 'latin1')
    head.writeUInt32LE(body.length, 4)
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
  }
  const note = chunk('LIST', Buffer.from('INFOISFT\x05\0\0\0Word\0', 'latin1'))
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE', 'latin1'), chunk('fmt ', format), note, chunk('data', data)]))
}
