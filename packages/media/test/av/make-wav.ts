/** A WAV file as strangers send them: any rate and channels, 16 bits, each channel by its own function. */
export function makeWav(rate: number, samples: number, channels: readonly ((second: number) => number)[]): Buffer {
  const blockBytes = channels.length * 2
  const bytes = Buffer.alloc(44 + samples * blockBytes)
  bytes.write('RIFF')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(channels.length, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * blockBytes, 28)
  bytes.writeUInt16LE(blockBytes, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples * blockBytes, 40)
  for (let i = 0; i < samples; i++) {
    channels.forEach((valueAt, channel) => {
      bytes.writeInt16LE(Math.round(valueAt(i / rate) * 32_767), 44 + i * blockBytes + channel * 2)
    })
  }
  return bytes
}

export const sine =
  (hertz: number, level = 0.5) =>
  (second: number): number =>
    level * Math.sin(2 * Math.PI * hertz * second)

export const silence = (): number => 0
