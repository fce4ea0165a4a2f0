const RATE = 22_050
const SECONDS = 12
const BEAT_SECONDS = 0.5
// Four ascending arpeggios, in semitones from A3.
const CHORDS = [
  [0, 4, 7, 12],
  [-3, 0, 4, 9],
  [-7, -3, 0, 5],
  [-5, -1, 2, 7],
]

/** An example song of a few arpeggios, generated here to avoid a download. */
export function makeExampleSong(): File {
  const samples = new Int16Array(RATE * SECONDS)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.round(sampleAt(index / RATE) * 12_000)
  return new File([waveHead(samples.byteLength), samples], 'chords.wav', { type: 'audio/wav' })
}

function sampleAt(second: number): number {
  const beat = Math.floor(second / BEAT_SECONDS)
  const since = second - beat * BEAT_SECONDS
  const chord = CHORDS[Math.floor(beat / 4) % CHORDS.length] ?? []
  const hertz = 220 * 2 ** ((chord[beat % 4] ?? 0) / 12)
  const fade = Math.exp(-5 * since) * Math.min(1, since * 200)
  const drum = beat % 2 === 0 ? Math.sin(2 * Math.PI * 55 * since) * Math.exp(-18 * since) : 0
  return (
    0.7 * fade * (Math.sin(2 * Math.PI * hertz * second) + 0.3 * Math.sin(4 * Math.PI * hertz * second)) + 0.6 * drum
  )
}

/** The WAV header of 44 bytes: one channel, 16 bits. */
function waveHead(bytes: number): ArrayBuffer {
  const head = new DataView(new ArrayBuffer(44))
  const write = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) head.setUint8(at + index, text.charCodeAt(index))
  }
  write(0, 'RIFF')
  head.setUint32(4, 36 + bytes, true)
  write(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, RATE, true)
  head.setUint32(28, RATE * 2, true)
  head.setUint16(32, 2, true)
  head.setUint16(34, 16, true)
  write(36, 'data')
  head.setUint32(40, bytes, true)
  return head.buffer
}
