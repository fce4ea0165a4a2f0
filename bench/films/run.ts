// `npm run bench:films [-- --quick] [-- --only comic,music]`: what films cost, kind by kind, beside the bare encoder; what an
// edit costs beside the film; what a composition costs. Linux only: CPU seconds of other processes are read from /proc.
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { printTable, type Table } from '../work/report.ts'
import { type Inputs, makeInputs } from './inputs.ts'
import { encoderSecondsPerSecond } from './measure-encoder.ts'
import { openService, type Service } from './open-service.ts'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
})

type Kind = { name: string; path: string; body: (inputs: Inputs) => object }

const KINDS: Kind[] = [
  {
    name: 'advertisement film, 15 s',
    path: '/ent/v2/ad-one-click',
    body: ({ pictures }) => ({
      images: pictures.slice(0, 3),
      prompt: '"Paper Boat" lamps: light as air, folded by hand, made to last. For everyone who reads at night.',
      duration: 15,
      language: 'en',
      creative: true,
    }),
  },
  {
    name: 'film about anything, 15 s',
    path: '/ent/v2/one-click/general_one_click',
    body: ({ pictures }) => ({
      images: pictures.slice(0, 3),
      prompt: 'A day by the sea. A storm comes. Home again.',
      duration: 15,
    }),
  },
  {
    name: 'music video, 15 s',
    path: '/ent/v2/one-click/mv',
    body: ({ pictures, song }) => ({ images: pictures.slice(0, 3), audio_url: song, prompt: 'a road to the sea' }),
  },
  {
    name: 'music video of 30 s at 540p',
    path: '/ent/v2/one-click/mv',
    body: ({ pictures, longSong }) => ({
      images: pictures.slice(0, 3),
      audio_url: longSong,
      prompt: 'A girl rides a bicycle to the sea. In the chorus she dances on the beach with friends.',
      resolution: '540p',
    }),
  },
  {
    name: 'premium music video (dance), 15 s',
    path: '/ent/v2/one-click/premium_mv',
    body: ({ pictures, song }) => ({ premium_mv_mode: 'dance', images: pictures.slice(0, 2), audio_url: song }),
  },
  {
    name: 'comic, five lines',
    path: '/ent/v1/explain-comic/tasks',
    body: ({ pictures }) => ({
      script_name: 'The bell',
      script_content:
        'Early in the morning Rain walks into the forest.\nFox: What are you looking for?\nRain: A bell that sings.\nThe fox jumps onto a stump and the leaves fly.\nFox: I heard it by the river, come along!',
      assets: [
        { id: '01', type: 'character', name: 'Rain', description: 'a girl', image_uri: pictures[0] },
        { id: '02', type: 'character', name: 'Fox', description: 'a young fox', image_uri: pictures[1] },
      ],
      language: 'en',
      add_subtitle: true,
    }),
  },
]

// What `node bench/films/compose.ts` printed last stands below this line of the report, and is kept.
const COMPOSE_HEADING = '## Composing alone'

const inputs = await makeInputs()
const service = await openService()
try {
  // Whatever is started and loaded once is not a film's.
  await service.make('/ent/v2/text2video', { model: 'genq2', prompt: 'a lake', duration: 1 })
  const tables = [await measureKinds(service, inputs)]
  if (options.only === undefined) tables.push(await measureEdit(service, inputs, options.quick ? 15 : 60))
  tables.forEach(printTable)
  if (!options.quick && options.only === undefined) await writeReport(tables)
} finally {
  await service.stop()
}

async function measureKinds({ ask, make }: Service, given: Inputs): Promise<Table> {
  const rows: string[][] = []
  const words = options.only?.split(',')
  for (const { name, path, body } of KINDS.filter(kind => !words || words.some(word => kind.name.startsWith(word)))) {
    process.stdout.write(`${name} … `)
    const { id, task, cpuSeconds, seconds } = await make(path, body(given))
    const { timeline } = await ask(`${path}/${id}`)
    const length = timeline.frames / 24
    const bare = await encoderSecondsPerSecond(task.creations[0].url)
    const [load = 0] = loadavg()
    rows.push([
      name,
      String(timeline.shots.length),
      (cpuSeconds / length).toFixed(2),
      (cpuSeconds / length / availableParallelism()).toFixed(2),
      bare.toFixed(2),
      (cpuSeconds / length / bare).toFixed(1),
      (seconds / length).toFixed(2),
      load.toFixed(1),
    ])
    console.log(rows.at(-1)!.slice(1).join('  '))
  }
  return {
    title: 'Films',
    about:
      'CPU seconds of all processes of the service but PostgreSQL for each second of film at 720p, models, speech and music included; the bare encoder gets the same frames from memory.',
    head: ['', 'shots', 'CPU s / s', 'for each core', 'encoder', 'ratio', 'clock s / s', 'load'],
    rows,
  }
}

/** One segment of a film made again, and the film recomposed. */
async function measureEdit({ ask, make }: Service, given: Inputs, duration: number): Promise<Table> {
  const path = '/ent/v2/ad-one-click'
  const film = await make(path, {
    images: given.pictures,
    prompt: 'Paper Boat: a lamp that folds',
    duration,
    language: 'en',
  })
  const { data_records: records } = await ask(`${path}/${film.id}`)
  const ad_one_click_task_id = film.id
  const edit = await make(`${path}/edit`, {
    ad_one_click_task_id,
    type: 'generate_video',
    storyboard_video_index: 1,
    prompt: 'the lamp on a desk at night, slow push in',
  })
  const videos: string[] = records.storyboards.map((segment: Record<string, any>) => segment.records[0].id)
  videos[1] = edit.id
  const composed = await make(`${path}/compose`, {
    ad_one_click_task_id,
    video_task_ids: videos,
    bgm_task_id: records.bgm_records[0].id,
    narration_task_id: records.narration_records[0].id,
  })
  const shareOf = (seconds: number): string => (seconds / film.cpuSeconds).toFixed(3)
  const again = edit.cpuSeconds + composed.cpuSeconds
  return {
    title: `Changing a film of ${duration} seconds`,
    about: `An advertisement film of ${videos.length} segments; then one segment made again and the film recomposed. CPU seconds, and shares of what the film took. The target for both together is 0.35. A composition here includes watching, cover and contact sheet; \`node bench/films/compose.ts\` measures it alone.`,
    head: ['', 'CPU s', 'share', 'clock s'],
    rows: [
      ['the film', film.cpuSeconds.toFixed(1), '1', film.seconds.toFixed(1)],
      ['one segment', edit.cpuSeconds.toFixed(1), shareOf(edit.cpuSeconds), edit.seconds.toFixed(1)],
      ['composing', composed.cpuSeconds.toFixed(1), shareOf(composed.cpuSeconds), composed.seconds.toFixed(1)],
      ['both', again.toFixed(1), shareOf(again), (edit.seconds + composed.seconds).toFixed(1)],
    ],
  }
}

async function writeReport(tables: readonly Table[]): Promise<void> {
  const file = new URL('../../docs/benchmarks/films.md', import.meta.url)
  const before = await readFile(file, 'utf8').catch(() => '')
  const at = before.indexOf(COMPOSE_HEADING)
  const [load = 0] = loadavg()
  const introduction = `# Films benchmark

Written by \`npm run bench:films\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} ${process.arch} cores (${cpus()[0]?.model.trim()}), Node ${process.version}. Load average at the end ${load.toFixed(1)}.
`
  const parts = tables.map(({ title, about, head, rows }) => {
    const lines = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    return `## ${title}\n\n${about}\n\n${lines.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  })
  await writeFile(file, [introduction, ...parts, ...(at < 0 ? [] : [before.slice(at)])].join('\n'))
}
