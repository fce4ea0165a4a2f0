import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { decodeFrames } from '../../packages/media/src/av/decode-frames.ts'
import { FRAMES_PER_SECOND, yuvFrameBytes } from '../../packages/media/src/frames/yuv-frame.ts'
import { openVideo } from '../../packages/media/src/write/open-video.ts'
import { SCENE_VERSION } from '../../packages/media/src/scene/scene-schema.ts'
import { type ComfyuiTwin, startComfyuiTwin } from '../../packages/service/test/engines/comfyui/comfyui-twin.ts'
import { png } from '../contract/media.ts'
import { freshDatabase } from './database.ts'
import { KILL_POINTS } from './engine-kills.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { until } from './until.ts'

const KEY = 'kn_guided_film_kills'
const ENGINE = 'vace'
const SHOTS = 5
const FILM_CREDITS = SHOTS * 40
const PATIENCE_SECONDS = 900
/** Passes that the workflow asks for. */
const GUIDES = ['depth', 'pose']
// A task fails for good after five failures, and a killed service counts as one.
export const KILLS_OF_A_FILM = 3

type Part = { id: string; part: string; state: string; guides: { files: { name: string; blob: string }[] } | null }
type World = { twin: ComfyuiTwin; parts(): Promise<Part[]>; filmState(): Promise<string> }

/** Where the service may die: prepared before the film is made, and recognised while it is made. */
type Point = { hold?(twin: ComfyuiTwin): void; isThere(world: World): Promise<boolean>; waitMs?: number }

/** A point of an order that the server has, for the first of the film that comes to it. */
function pointOfOrder(name: string): Point {
  const point = KILL_POINTS[name]
  assert.ok(point, name)
  const never = { lookedUp: 0, posted: 0, executed: 0, viewed: 0 }
  let before: typeof never | undefined
  return {
    hold(twin) {
      before = {
        lookedUp: twin.count('GET /api/jobs/:id'),
        posted: twin.count('POST /prompt'),
        executed: twin.executed.length,
        viewed: twin.count('GET /view'),
      }
      point.hold(twin)
    },
    isThere: async ({ twin }) => point.isThere(twin, before ?? never),
    ...(point.waitMs && { waitMs: point.waitMs }),
  }
}

const clipsOf = (parts: readonly Part[]): Part[] => parts.filter(({ part }) => part === 'generate_video')
const UPLOAD = 'POST /upload/image'

/** Hangs on the next uploads, and is there once so many have begun. */
function pointOfUpload(nth: number): Point {
  let before = 0
  return {
    hold(twin) {
      before = twin.count(UPLOAD)
      for (let upload = 1; upload < nth; upload++) twin.fault({ on: UPLOAD, does: 'slow', ms: 1, times: 1 })
      twin.fault({ on: UPLOAD, does: 'hang', times: 1 })
    },
    isThere: async ({ twin }) => twin.count(UPLOAD) >= before + nth,
  }
}

export const FILM_KILL_POINTS: Readonly<Record<string, () => Point>> = {
  'while the film is designed': () => ({
    isThere: async ({ parts, filmState }) => (await filmState()) === 'processing' && (await parts()).length === 0,
  }),
  'while passes are made': () => ({
    isThere: async ({ parts }) =>
      clipsOf(await parts()).some(({ state, guides }) => state === 'processing' && guides === null),
    waitMs: 1_500,
  }),
  'after passes are kept': () => ({
    ...pointOfUpload(1),
    isThere: async ({ parts }) => clipsOf(await parts()).some(({ guides }) => guides !== null),
  }),
  'in the first upload': () => pointOfUpload(1),
  'in the second upload': () => pointOfUpload(2),
  ...Object.fromEntries(Object.keys(KILL_POINTS).map(name => [name, () => pointOfOrder(name)])),
  'after the last clip': () => ({
    isThere: async ({ parts }) => {
      const clips = clipsOf(await parts())
      return clips.length === SHOTS && clips.every(({ state }) => state === 'success')
    },
  }),
  'while the film is composed': () => ({
    isThere: async ({ parts }) =>
      (await parts()).some(({ part, state }) => part === 'compose' && state === 'processing'),
    waitMs: 300,
  }),
}

const ASSETS = ['woman', 'man', 'pupil', 'teacher', 'acrobat']

/** One document for each shot of one second: another body each, so that all passes differ. */
const scenes = ASSETS.map(asset => ({
  version: SCENE_VERSION,
  seconds: 1,
  entities: [{ id: 'lead', asset }],
  places: [{ id: 'field', asset: 'meadow' }],
  shots: [{ from: 0, to: 1, place: 'field', actions: [{ who: 'lead', does: 'wave' }] }],
}))

/**
 * Makes films of five shots with a ComfyUI that paints over depth and poses, and kills the service at each of these points.
 * Passes that were kept must not be made again, each file must arrive, and each film must be whole and charged once.
 */
export async function killGuidedFilms(
  t: TestContext,
  points: readonly string[],
  say: (line: string) => void = () => {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-guided-film-kills-'))
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const database = await freshDatabase()
  t.after(() => database.drop())
  const twin = await startComfyuiTwin(t)
  twin.behaviour.file = await paintClip(join(folder, 'painted.mp4'))
  const engines = {
    engines: {
      [ENGINE]: { kind: 'comfyui', urls: [twin.url], workflows: ['wan-vace-guided'], guides: true },
    },
    routes: [
      { kinds: ['video'], engines: [ENGINE, 'studio'] },
      { kinds: ['music', 'speech'], engines: ['minimal'] },
    ],
  }
  await writeFile(join(folder, 'engines.json'), JSON.stringify(engines))
  const environment = {
    KINORA_DATA_DIR: join(folder, 'data'),
    KINORA_DATABASE_URL: database.url,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_ENGINES: 'studio,minimal',
    KINORA_ENGINES_FILE: join(folder, 'engines.json'),
    KINORA_LOG_LEVEL: 'info',
    KINORA_READY_WAIT_SECONDS: '0',
    KINORA_SPEECH_WARM: '0',
  }
  const services: ServerProcess[] = []
  const begin = async (): Promise<ServerProcess> => {
    const service = await startServerProcess(environment, [], { keepsErrors: true })
    services.push(service)
    return service
  }
  let service = await begin()
  const ask = async (path: string, body?: object): Promise<Record<string, any>> => {
    const response = await fetch(`${service.url}/ent/v2/${path}`, {
      headers: { authorization: `Token ${KEY}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const json = (await response.json()) as Record<string, any>
    assert.equal(response.status, 200, JSON.stringify(json))
    return json
  }
  const rows = <T extends object>(text: string, id: string): Promise<T[]> => database.db.query<T>({ text }, [id])
  /** The tasks of which guides were made, by the logs of all services. */
  const guidesMade = (): string[] =>
    services.flatMap(one =>
      [...one.complained().matchAll(/^.*"the guides of an order are made".*$/gm)].map(
        ([line]) => (JSON.parse(line) as { task: string }).task,
      ),
    )
  const totals = { kills: 0, films: 0, makings: 0 }

  async function makeFilm(names: readonly string[]): Promise<void> {
    const executedBefore = twin.executed.length
    const [uploadsBefore, promptsBefore] = [twin.count(UPLOAD), twin.count('POST /prompt')]
    let point = FILM_KILL_POINTS[names[0]!]!()
    point.hold?.(twin)
    const { id } = await ask('one-click/general_one_click', {
      images: [png(256)],
      prompt: `Film ${totals.films}`,
      scenes,
    })
    const parts = (): Promise<Part[]> =>
      rows<Part>(
        `select id, part, state, (select result from step where task_id = task.id and name like '% guides of ${ENGINE}') as guides
         from task where parent_id = $1 order by id`,
        id,
      )
    const filmState = async (): Promise<string> =>
      (await rows<{ state: string }>('select state from task where id = $1', id))[0]?.state ?? ''
    const world: World = { twin, parts, filmState }
    const keptAtDeath = new Map<string, string>()
    /** Parts whose guides were made, but not kept, when the service died. */
    const lost: string[] = []
    for (const [nth, name] of names.entries()) {
      if (nth > 0) point = FILM_KILL_POINTS[name]!()
      if (nth > 0) point.hold?.(twin)
      await until(
        async () => {
          assert.ok(!['success', 'failed'].includes(await filmState()), `the film ended before the point "${name}"`)
          return point.isThere(world)
        },
        name,
        { everyMs: 10, seconds: PATIENCE_SECONDS, progress: () => twin.requests.length },
      )
      if (point.waitMs) await sleep(point.waitMs)
      await service.end('SIGKILL')
      totals.kills += 1
      for (const part of await parts())
        if (part.guides) keptAtDeath.set(part.id, JSON.stringify(part.guides))
        else if (guidesMade().includes(part.id)) lost.push(part.id)
      twin.heal()
      twin.behaviour.nodeMs = 30
      service = await begin()
      say(`killed ${name}: guides of ${keptAtDeath.size} shots were kept`)
    }
    const task = await until(
      async () => {
        const answer = await ask(`tasks/${id}/creations`)
        return ['success', 'failed'].includes(answer.state) && answer
      },
      'the film ends',
      { everyMs: 300, seconds: PATIENCE_SECONDS, progress: () => twin.requests.length },
    )
    const label = `killed ${names.join(', ')}`
    assert.equal(task.state, 'success', `${label}: ${task.err_code} ${task.err_msg}`)
    const entries = await rows<{ kind: string }>('select kind from ledger where task_id = $1 order by id', id)
    assert.deepEqual([entries.map(({ kind }) => kind), task.credits], [['hold', 'settle'], FILM_CREDITS], label)
    const clips = clipsOf(await parts())
    assert.equal(clips.length, SHOTS, label)
    const tries = await rows<{ result: object }>(
      `select result from step where name like '% tried %' and task_id in (select id from task where parent_id = $1)`,
      id,
    )
    assert.deepEqual(tries, [], `${label}: no other engine stood in`)
    // Kept passes are those of every later attempt, and no shot's were made once more.
    for (const clip of clips) {
      assert.ok(clip.guides, `${label}: the guides of ${clip.id} are kept`)
      const kept = keptAtDeath.get(clip.id)
      if (kept !== undefined) assert.equal(JSON.stringify(clip.guides), kept, `${label}: made again`)
      const makings = guidesMade().filter(one => one === clip.id).length
      assert.equal(makings, 1 + lost.filter(one => one === clip.id).length, `${label}: guides of ${clip.id}`)
      totals.makings += makings
    }
    assert.ok(new Set(lost).size === lost.length && lost.length <= 1, `${label}: lost ${lost.join()}`)
    checkServer(label, clips, { executedBefore, promptsBefore, uploadsBefore }, names.length)
    await checkFilm(label, task)
    totals.films += 1
    say(`${label}: whole, ${twin.count(UPLOAD) - uploadsBefore} uploads, charged once`)
  }

  /** Each shot ran once, with files that are its own passes. */
  function checkServer(
    label: string,
    clips: readonly Part[],
    {
      executedBefore,
      promptsBefore,
      uploadsBefore,
    }: Record<'executedBefore' | 'promptsBefore' | 'uploadsBefore', number>,
    kills: number,
  ): void {
    assert.equal(twin.executed.length - executedBefore, SHOTS, `${label}: every shot ran once`)
    assert.equal(new Set(twin.executed).size, twin.executed.length, `${label}: no job ran twice`)
    const prompts = twin.requests.filter(({ path }) => path === '/prompt').slice(promptsBefore)
    const used = new Map(
      prompts.map(({ json }) => [
        json.prompt_id as string,
        Object.values(json.prompt as Record<string, { class_type: string; inputs: { file?: string } }>)
          .filter(({ class_type }) => class_type === 'LoadVideo')
          .map(({ inputs }) => digestOf(inputs.file ?? '')),
      ]),
    )
    const ran = twin.executed.slice(executedBefore).map(job => used.get(job)?.toSorted().join())
    const kept = clips.map(({ guides }) =>
      guides!.files
        .map(({ blob }) => digestOf(blob))
        .toSorted()
        .join(),
    )
    assert.deepEqual(ran.toSorted(), kept.toSorted(), `${label}: jobs loaded the kept passes`)
    const files = clips.flatMap(({ guides }) => guides!.files)
    assert.deepEqual([...new Set(files.map(({ name }) => name))].toSorted(), GUIDES, label)
    assert.equal(new Set(files.map(({ blob }) => blob)).size, SHOTS * GUIDES.length, `${label}: every shot has its own`)
    // A file may be sent again by the attempt after a kill, which cannot know whether it arrived.
    const uploads = twin.count(UPLOAD) - uploadsBefore
    assert.ok(uploads <= SHOTS * GUIDES.length + kills * SHOTS * GUIDES.length, `${label}: ${uploads} uploads`)
  }

  /** The film is as long as its shots, and all of it can be read. */
  async function checkFilm(label: string, task: Record<string, any>): Promise<void> {
    const response = await fetch(task.creations[0].url)
    assert.equal(response.status, 200, label)
    const path = join(folder, 'film.mp4')
    await writeFile(path, Buffer.from(await response.arrayBuffer()))
    let frames = 0
    for await (const _frame of decodeFrames(path, { size: { width: 64, height: 36 } })) frames += 1
    assert.equal(frames, SHOTS * FRAMES_PER_SECOND, label)
  }

  for (let at = 0; at < points.length; at += KILLS_OF_A_FILM) await makeFilm(points.slice(at, at + KILLS_OF_A_FILM))
  assert.equal(await service.end(), 0)
  say(`${totals.kills} kills, ${totals.films} films of ${SHOTS} shots, guides made ${totals.makings} times`)
}

/** The digest in the name of a file that is named by its content. */
const digestOf = (name: string): string => /[0-9a-f]{64}/.exec(name)?.[0] ?? name

/** A second of a moving slope of light: a clip of one colour would be refused. */
async function paintClip(path: string): Promise<Buffer> {
  const size = { width: 192, height: 112 }
  const video = await openVideo(path, { ...size, withSound: false })
  try {
    const pixels = Buffer.alloc(yuvFrameBytes(size), 128)
    for (let frame = 0; frame < FRAMES_PER_SECOND; frame++) {
      for (let at = 0; at < size.width * size.height; at++) pixels[at] = 20 + (((at % size.width) + 4 * frame) % 200)
      await video.writeFrame(pixels)
    }
    await video.finish()
  } finally {
    await video.close()
  }
  return readFile(path)
}
