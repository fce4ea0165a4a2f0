// Speech as an operator's program may make it: a tone. The first run never ends; one that comes after is done at once.
import { appendFileSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const { order, again } = JSON.parse(await text(process.stdin))
appendFileSync(process.argv[2], `${order.text} again ${again}\n`)
console.log(JSON.stringify({ percent: 10 }))
if (!again) setInterval(() => {}, 60_000)
else {
  const [rate, seconds] = [24_000, 2]
  const wav = Buffer.alloc(44 + rate * seconds * 2)
  wav.write('RIFF....WAVEfmt ')
  wav.writeUInt32LE(wav.length - 8, 4)
  for (const [at, value] of Object.entries({ 16: 16, 24: rate, 28: rate * 2, 40: wav.length - 44 }))
    wav.writeUInt32LE(value, Number(at))
  for (const [at, value] of Object.entries({ 20: 1, 22: 1, 32: 2, 34: 16 })) wav.writeUInt16LE(value, Number(at))
  wav.write('data', 36)
  for (let at = 0; at < rate * seconds; at++)
    wav.writeInt16LE(Math.round(9_000 * Math.sin((at / rate) * 220 * 2 * Math.PI)), 44 + at * 2)
  writeFileSync('result.wav', wav)
}
