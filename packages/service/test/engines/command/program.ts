// A program as an operator may write one. What it does is told by its first argument: the far side of the command engine.
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)
const [behaviour = '', ...rest] = process.argv.slice(2)
const { order, again } = JSON.parse((await text(process.stdin)) || '{}')
const say = (news: object): void => void process.stdout.write(`${JSON.stringify(news)}\n`)
const sleepFor = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const sleepForever = (): Promise<void> => new Promise(() => setInterval(() => {}, 60_000))

const behaviours: Record<string, () => void | Promise<void>> = {
  async paint() {
    process.stdout.write('loading the model ...\nnot { json\n{"percent": "high"}\n')
    say({ percent: 40 })
    while (rest[0] && !existsSync(rest[0])) await sleepFor(20)
    say({ percent: 30 })
    say({ percent: 80.4 })
    writeFileSync('result.png', PIXEL)
    writeFileSync('made.json', JSON.stringify({ notes: [`seed ${order.seed}`, `see ${process.cwd()}/x`] }))
  },
  tell() {
    const { KINORA_ORDER: _order, ...env } = process.env
    writeFileSync('result.json', JSON.stringify({ order, again, args: rest, env, cwd: process.cwd() }))
  },
  clone() {
    const made = { voice: `trained-${order.name}`, heard: readFileSync(order.inputs[0].path).length }
    writeFileSync('result.json', JSON.stringify({ language: 'en', gender: 'female', made }))
  },
  speak: () => writeFileSync('result.wav', `RIFF by ${rest[0]}`),
  refuse: () => say({ failed: { code: 'CreationPolicyViolation', message: 'it shows what it must not' } }),
  fail() {
    process.stderr.write(`Traceback:\n  File "/opt/model/run.py"\n`)
    process.stderr.write(`no weights at /opt/model/x.bin for ${process.env['SECRET']} from https://host/a?key=1\n\n`)
  },
  nothing() {},
  empty: () => writeFileSync('result.png', ''),
  wrong: () => writeFileSync('result.exe', 'MZ'),
  several() {
    writeFileSync('result.png', PIXEL)
    writeFileSync('result.jpg', PIXEL)
  },
  link: () => symlinkSync('/etc/hostname', 'result.png'),
  huge: () => writeFileSync('result.png', Buffer.alloc(3_000_000)),
  flood() {
    for (let line = 0; line < 200; line++) process.stdout.write(Buffer.alloc(65_536, 'x'))
    process.stdout.write('\n')
    say({ percent: 50 })
    writeFileSync('result.png', PIXEL)
  },
  badWords() {
    writeFileSync('result.wav', 'RIFF')
    writeFileSync('words.json', '[{"text": 5}]')
  },
  hang: sleepForever,
  async family() {
    // A child in the group, one in a session of its own, and a deaf parent.
    process.on('SIGTERM', () => undefined)
    spawn('sleep', ['300'], { stdio: 'ignore' })
    spawn('sleep', ['300'], { stdio: 'ignore', detached: true }).unref()
    say({ percent: 10 })
    await sleepForever()
  },
  async leftovers() {
    spawn('sleep', ['300'], { stdio: 'inherit', detached: true }).unref()
    spawn('sleep', ['300'], { stdio: 'inherit' }).unref()
    writeFileSync('result.png', PIXEL)
    process.exit(0)
  },
  async polite() {
    process.on('SIGTERM', () => {
      appendFileSync(rest[0] ?? '', 'asked to end\n')
      process.exit(1)
    })
    say({ percent: 10 })
    await sleepForever()
  },
  async resume() {
    // What it has done is in a file of its own; each run does a part.
    const done = existsSync('part') ? readFileSync('part', 'utf8') : ''
    appendFileSync('part', 'x')
    appendFileSync(rest[0] ?? '', `run after ${done.length}, again ${again}\n`)
    if (done === '') {
      writeFileSync('result.png', 'half')
      say({ percent: 50 })
      await sleepForever()
    }
    if (existsSync('result.png')) process.exit(3)
    writeFileSync('result.png', PIXEL)
  },
  count() {
    appendFileSync(rest[0] ?? '', 'run\n')
    writeFileSync('result.png', PIXEL)
  },
}

await behaviours[behaviour]?.()
if (behaviour === 'refuse' || behaviour === 'fail') process.exitCode = 1
if (behaviour.startsWith('code')) process.exitCode = Number(behaviour.slice(4))
