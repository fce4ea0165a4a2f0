import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { seededRandom } from '../../packages/media/src/core/seeded-random.ts'
import { png } from '../contract/media.ts'
import { startFleet } from './chaos-fleet.ts'
import { freshDatabase } from './database.ts'
import { type FarSideTwin, startFarSideTwin, type TwinAnswer } from './far-side-twin.ts'
import { until } from './until.ts'

export type ChatKills = {
  /** Workers that were killed while questions were under way or answered. */
  kills: number
  /** Tasks that succeeded, and questions that the model answered for them. */
  tasks: number
  questions: number
  /** The broken promises. */
  faults: string[]
}

const KEY = 'kn_chat_kills'
const CHAT = 'POST /v1/chat/completions'
// What the model adds to the price of a film.
const MODEL_CREDITS = 5
const FILM_CREDITS = 8 * 40

type Asked = { messages: { role: string; content: string }[] }
type Row = {
  id: string
  prompt: string
  state: string
  err_msg: string
  credits: number
  notes: string
  kinds: string
  added: number
}

const SHOTS = [
  { seconds: 4, words: 'A blue ball rolls over a floor.', lines: [{ text: 'The Rolly ball.' }] },
  { seconds: 4, words: 'The ball stops.', title: { text: 'Rolly', style: 'end card' } },
]
const WITH_PRICE = [SHOTS[0], { ...SHOTS[1], title: { text: 'Rolly\n$5', style: 'end card' } }]

/** A model whose answers have numbers, and the questions that it was asked. */
async function startModel(picture: string): Promise<FarSideTwin & { asked: Asked[]; release(): void }> {
  const asked: Asked[] = []
  let held: (() => void)[] = []
  let isOpen = false
  const answer = async ({ json }: { json: unknown }): Promise<TwinAnswer> => {
    const body = json as Asked
    const number = asked.push(body)
    const isCorrection = body.messages.length > 2
    // The answer to a correction waits until somebody releases it.
    if (isCorrection && !isOpen) await new Promise<void>(resolve => held.push(resolve))
    const isScript = body.messages[0]?.content.includes('script document') === true
    const content = isScript
      ? { language: 'en', shots: isCorrection ? WITH_PRICE : SHOTS }
      : { prompt: `Answer ${number}. ${briefOf(body)}` }
    return {
      json: {
        choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(content) } }],
        usage: { prompt_tokens: 1_000, completion_tokens: 100 },
      },
    }
  }
  const twin = await startFarSideTwin({
    [CHAT]: answer,
    'POST /v1/images/generations': () => ({ json: { data: [{ b64_json: picture }] } }),
    'GET /v1/models': () => ({ json: { data: [{ id: 'm' }] } }),
  })
  return {
    ...twin,
    asked,
    release() {
      isOpen = true
      for (const resolve of held) resolve()
      held = []
    },
  }
}

/** A picture that is not plain, which would be refused. */
async function drawNoise(): Promise<string> {
  const seeded = seededRandom(1)
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, () => seeded.below(256)))
  const raw = { width: 64, height: 64, channels: 3 } as const
  return (await sharp(pixels, { raw }).png().toBuffer()).toString('base64')
}

/** The caller's words in a question: the last JSON text of its second message. */
const briefOf = ({ messages }: Asked): string =>
  JSON.parse(/(?:Description|Brief): (".*")$/su.exec(messages[1]?.content ?? '')?.[1] ?? '""') as string

/**
 * Has a language model write a film and rewrite the prompts of many pictures while workers are killed: between an answer
 * and its use, and at random moments. Stored answers must not be asked for again, and every task must be charged once.
 */
export async function killDuringQuestions(options: {
  pictures: number
  kills: number
  seed: number
  /** Whether a film is made without its model, too. */
  isGone: boolean
  say?: (line: string) => void
}): Promise<ChatKills> {
  const { pictures, kills, seed, isGone, say = () => {} } = options
  const chance = seededRandom(seed)
  const folder = await mkdtemp(join(tmpdir(), 'kinora-chat-kills-'))
  const database = await freshDatabase()
  const image = png(256)
  const model = await startModel(await drawNoise())
  const limits = { inFlight: 256, waiting: 1_000, seconds: 120 }
  const engines = {
    model: { kind: 'chat', url: model.url, model: 'm', credits: MODEL_CREDITS, limits },
    painter: { kind: 'openai', url: model.url, dialect: 'vllm-omni', makes: ['image'], ambiguous: 'again', limits },
  }
  const routes = [
    { kinds: ['writing', 'rewriting'], engines: ['model'] },
    { kinds: ['image'], engines: ['painter'] },
  ]
  await writeFile(join(folder, 'engines.json'), JSON.stringify({ engines, routes }))
  const fleet = await startFleet({ apis: 1, workers: 1 }, publicUrl => ({
    KINORA_DATA_DIR: join(folder, 'data'),
    KINORA_DATABASE_URL: database.url,
    KINORA_PUBLIC_URL: publicUrl,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_ENGINES: 'minimal',
    KINORA_ENGINES_FILE: join(folder, 'engines.json'),
    KINORA_ALLOW_PRIVATE_NETWORKS: '1',
    KINORA_WORKER_SLOTS: '2',
    KINORA_EXTRA_SLOTS: '0',
  }))
  const seen: ChatKills = { kills: 0, tasks: 0, questions: 0, faults: [] }
  const expect = (holds: boolean, what: string): void => void (holds || seen.faults.push(what))
  const [worker] = fleet.workers
  const kill = async (): Promise<void> => {
    worker?.kill()
    seen.kills += 1
    await worker?.ready()
  }
  const create = async (path: string, body: object): Promise<string> => {
    const response = await fetch(`${fleet.apis[0]?.url}/ent/v2/${path}`, {
      method: 'POST',
      headers: { authorization: `Token ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { task_id: id } = (await response.json()) as { task_id: string }
    return id
  }
  const rowsOf = (ids: readonly string[]): Promise<Row[]> =>
    database.db.query<Row>(
      {
        text: `select id, state, err_msg, credits::int as credits, request->>'prompt' as prompt, coalesce(result->>'notes', '') as notes,
                 (select string_agg(kind, ',' order by id) from ledger where task_id = task.id) as kinds,
                 coalesce((result->'languageModel'->>'credits')::int, 0) as added
               from task where id = any($1::bigint[]) order by id`,
      },
      [ids],
    )
  const ended = (ids: readonly string[], what: string): Promise<Row[] | undefined> => {
    let over = 0
    return until(
      async () => {
        const rows = await rowsOf(ids)
        over = rows.filter(({ state }) => state === 'success' || state === 'failed').length
        return over === rows.length ? rows : undefined
      },
      what,
      { seconds: 240, progress: () => over },
    )
  }
  const film = { images: [image], prompt: 'An ad for the "Rolly" ball, only $5', duration: 8, language: 'en' }

  /** Killed when the first answer is stored and the second question is on its way. */
  async function killBetween(): Promise<void> {
    const id = await create('ad-one-click', film)
    await until(() => model.asked.length === 2, 'the second question of the film')
    await kill()
    await until(() => model.asked.length === 3, 'the second question again')
    model.release()
    const [row] = (await ended([id], 'the film ends')) ?? []
    const first = model.asked.filter(({ messages }) => messages.length === 2).length
    expect(first === 1, `the first question was asked ${first} times`)
    expect(row?.state === 'success', `the film ended ${row?.state}`)
    expect(row?.kinds === 'hold,settle', `the film was charged by ${row?.kinds}`)
    expect(
      row?.credits === FILM_CREDITS + MODEL_CREDITS && row.added === MODEL_CREDITS,
      `the film cost ${row?.credits}, of which ${row?.added} for the model`,
    )
    seen.tasks += 1
  }

  /** The chat server is gone: the rules write the film, and the model costs nothing. */
  async function writeWithoutModel(): Promise<void> {
    await model.down()
    const id = await create('ad-one-click', film)
    const [row] = (await ended([id], 'the film without a model ends')) ?? []
    expect(row?.state === 'success', `the film without a model ended ${row?.state}`)
    expect(row?.credits === FILM_CREDITS && row.kinds === 'hold,settle', `it cost ${row?.credits} by ${row?.kinds}`)
    seen.tasks += 1
  }

  /** All at a time, and the worker dies at random moments. */
  async function rewriteMany(): Promise<void> {
    const before = model.asked.length
    const ids = await Promise.all(
      Array.from({ length: pictures }, (_, nth) =>
        create('reference2image', { model: 'genq2', prompt: `picture ${nth}`, aspect_ratio: '1:1' }),
      ),
    )
    const countOf = (prompt: string): number =>
      model.asked.slice(before).filter(body => briefOf(body) === prompt).length
    for (let own = 0; own < kills; own++) {
      const enough = before + Math.ceil((pictures * (own + 1)) / (kills + 1))
      await until(() => model.asked.length >= enough, `${enough} questions`, {
        seconds: 120,
        progress: () => model.asked.length,
      })
      await sleep(chance.below(200))
      await kill()
      // What was stored before the kill is not asked again.
      const stored = await database.db.query<{ prompt: string }>({
        text: `select request->>'prompt' as prompt from step join task on task.id = task_id
               where name = 'rewriting started' or name = 'rewriting'`,
      })
      const counts = new Map(stored.map(({ prompt }) => [prompt, countOf(prompt)]))
      await sleep(chance.below(500))
      for (const [prompt, count] of counts) expect(countOf(prompt) === count, `${prompt} was asked for again`)
    }
    const rows = (await ended(ids, 'the pictures end')) ?? []
    const used = await database.db.query<{ task_id: string; prompt: string }>({
      text: `select task_id, result->>'prompt' as prompt from step where name = 'rewriting'`,
    })
    for (const { id, prompt, state, kinds, err_msg: why } of rows) {
      const [own, ...others] = used.filter(one => one.task_id === id)
      expect(state === 'success', `${prompt} ended ${state} ${why}`)
      expect(kinds === 'hold,settle', `${prompt} was charged by ${kinds}`)
      expect(others.length === 0 && own?.prompt.endsWith(`. ${prompt}`) === true, `${prompt} used ${own?.prompt}`)
      expect(countOf(prompt) <= 1 + kills, `${prompt} was asked for ${countOf(prompt)} times`)
    }
    seen.tasks += rows.length
  }

  try {
    await killBetween()
    say(`killed between an answer and its use: ${seen.faults.length} faults`)
    await rewriteMany()
    say(`${pictures} pictures, ${seen.kills} kills, ${model.asked.length} questions: ${seen.faults.length} faults`)
    // Last: nobody asks a server for a while that was gone.
    if (isGone) {
      await writeWithoutModel()
      say(`a film without its model: ${seen.faults.length} faults`)
    }
    seen.questions = model.asked.length
    const codes = await fleet.stop()
    if (codes.some(code => code !== 0)) seen.faults.push(`processes ended with ${codes.join()}`)
    seen.faults.push(...fleet.complaints)
    return seen
  } finally {
    model.release()
    await fleet.stop()
    await model.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}
