// `node bench/work/measure-full.ts [--films 4] [--sentences 5] [--engines studio]`: with the machine full of films of a minute, how long a
// sentence of speech waits until it is begun and until it is there, and how soon a film is told once its composition is
// done. The service as `npm start` runs it, on an empty data folder. Takes some minutes with the studio engine.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openService, type Service } from '../films/open-service.ts'
import { printTable } from './report.ts'

const { values: options } = parseArgs({
  options: {
    films: { type: 'string', default: '4' },
    sentences: { type: 'string', default: '5' },
    engines: { type: 'string', default: 'studio' },
  },
})

const NOISE = { type: 'gaussian', mean: 128, sigma: 30 } as const
const picture = { create: { width: 512, height: 512, channels: 3, background: '#678', noise: NOISE } } as const
const FILM = {
  images: [`data:image/png;base64,${(await sharp(picture).png().toBuffer()).toString('base64')}`],
  prompt:
    'A day by the sea. Gulls over the harbour. A storm comes. The boats turn home. Evening in the village. Home again.',
  duration: 60,
}
const VOICE = 'Chinese_Female_Currency'
// As long as the slowest machine on which somebody would try this may take.
const PATIENCE_MS = 30 * 60_000

type Line = {
  task?: string
  film?: string
  part?: string
  msg?: string
  time?: string
  state?: string
  engine?: string
}
const lines: (Line & { at: number })[] = []
const service = await openService(
  {
    KINORA_LOG_LEVEL: 'info',
    KINORA_SPEECH_CACHE_MB: '0',
    KINORA_READY_WAIT_SECONDS: '0',
    KINORA_ENGINES: options.engines,
  },
  line => void lines.push({ ...(JSON.parse(line) as Line), at: Date.now() }),
)

const began = (task: string): number | undefined => timeOf(task, 'a task starts')
const ended = (task: string): number | undefined => timeOf(task, 'a task ended')
function timeOf(task: string, msg: string): number | undefined {
  const line = lines.find(one => one.task === task && one.msg === msg)
  return line?.time === undefined ? undefined : Date.parse(line.time)
}

try {
  const films: string[] = []
  for (let index = 0; index < Number(options.films); index++) {
    const { id } = await service.ask('/ent/v2/one-click/general_one_click', { ...FILM, seed: index + 1 })
    films.push(String(id))
  }
  await until('segments are being made', () =>
    lines.some(line => line.part === 'generate_video' && line.msg === 'a task starts'),
  )
  await sleep(3_000)
  const sentences = await saySentences(service, Number(options.sentences))
  const head = ['', 'median ms', 'most ms', 'of']
  printTable({
    title: `With ${films.length} films of a minute under way`,
    about: '',
    head,
    rows: [
      row(
        'a sentence until it is begun',
        sentences.map(one => one.begunMs),
      ),
      row(
        'a sentence until it is there',
        sentences.map(one => one.doneMs),
      ),
    ],
  })
  await until('the films are told', () => films.every(id => ended(id) !== undefined))
  const told = films.flatMap(id => {
    const end = ended(id)
    const composed = lines.findLast(line => line.film === id && line.part === 'compose' && line.msg === 'a task ended')
    return end !== undefined && composed?.time !== undefined ? [end - Date.parse(composed.time)] : []
  })
  printTable({ title: '', about: '', head, rows: [row('a composed film until it is told', told)] })
} finally {
  await service.stop()
}

async function saySentences({ ask }: Service, count: number): Promise<{ begunMs: number; doneMs: number }[]> {
  const waits: { begunMs: number; doneMs: number }[] = []
  for (let index = 0; index < count; index++) {
    const sentAt = Date.now()
    const { task_id } = await ask('/ent/v2/audio-tts', {
      text: `This is sentence number ${index + 1}, said in between.`,
      voice_setting_voice_id: VOICE,
    })
    const id = String(task_id)
    await until('the sentence is there', () => ended(id) !== undefined)
    waits.push({ begunMs: (began(id) ?? Number.NaN) - sentAt, doneMs: (ended(id) ?? Number.NaN) - sentAt })
    await sleep(2_000)
  }
  return waits
}

async function until(what: string, isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) if (isTrue()) return
  throw new Error(`not in time: ${what}`)
}

function row(name: string, values: readonly number[]): string[] {
  const sorted = values.toSorted((one, other) => one - other)
  const shown = (value: number | undefined): string => (value === undefined ? '-' : value.toFixed(0))
  return [name, shown(sorted[Math.floor(sorted.length / 2)]), shown(sorted.at(-1)), String(values.length)]
}
