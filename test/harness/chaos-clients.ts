import { setTimeout as sleep } from 'node:timers/promises'
import { png } from '../contract/media.ts'
import type { Random } from './chaos-random.ts'

export type Account = { id: string; key: string }

/** A create that was answered with a task. */
export type Acknowledged = { taskId: string; accountId: string; doomed: boolean; hasCallback: boolean; isFilm: boolean }

export type Clients = {
  acknowledged: Acknowledged[]
  /** Answers to creates and cancels, by kind. */
  answers: Map<string, number>
  /** Answers that no injected fault explains. */
  wrong: string[]
  /** Times to a create's answer, of any kind, in milliseconds. */
  waits: number[]
  /** Creates no new tasks; resolves when every running create is answered. */
  finish(): Promise<void>
}

export type ClientOptions = {
  urls: readonly string[]
  accounts: readonly Account[]
  receiverUrl: string
  /** An address without a listener. */
  deadUrl: string
  random: Random
  /** Whether there is room for more: the load follows what the machine can do. */
  mayCreate: (account: Account) => boolean
  /** Films are made of many parts: fewer of them at a time, and after as many as were asked for perhaps none. */
  mayFilm: (asked: number) => boolean
  /** The longest pause of a client between tasks; none by default, which loads the machine fully. */
  pauseMs?: number
  /** Whether all that is missing is a film: then one client asks for it, and the others for nothing. */
  lacksFilm: () => boolean
}

const CLIENTS_PER_ACCOUNT = 3
const FILM_CLIENT = '0-0'
const FILM_PAUSE_MS = 2_000
// Far beyond what a create may take; a client that waits that long tells of a service that hangs.
const PATIENCE_MS = 30_000
// The database is away for some seconds at a time, and each process that is killed too.
const INSISTENCE_MS = 300_000

/** Clients that create until stopped, each task with its own key, repeated until it is answered. */
export function startClients(options: ClientOptions): Clients {
  const { urls, accounts, random, mayCreate, mayFilm, lacksFilm, pauseMs = 0 } = options
  const acknowledged: Acknowledged[] = []
  const answers = new Map<string, number>()
  const wrong: string[] = []
  const waits: number[] = []
  let creating = true
  let films = 0

  const note = (what: string): void => void answers.set(what, (answers.get(what) ?? 0) + 1)

  /** Asks until there is an answer that stands; undefined for a refusal that does. */
  async function insist(one: Random, account: Account, path: string, body: object, key?: string) {
    const deadline = Date.now() + INSISTENCE_MS
    while (Date.now() < deadline) {
      // Occasionally a client disconnects before the answer and asks again.
      const hurried = key !== undefined && one.chance(0.05)
      const patience = AbortSignal.timeout(hurried ? one.between(1, 60) : PATIENCE_MS)
      const began = performance.now()
      try {
        const response = await fetch(one.pick(urls) + path, {
          method: 'POST',
          headers: {
            authorization: `Token ${account.key}`,
            'content-type': 'application/json',
            ...(key && { 'idempotency-key': key }),
          },
          body: JSON.stringify(body),
          signal: patience,
        })
        const json = (await response.json()) as Record<string, unknown>
        waits.push(performance.now() - began)
        const name = `${response.status} ${response.status === 200 ? '' : String(json.reason)}`.trim()
        note(name)
        if (response.status === 200) return json
        if (name === '400 CreditInsufficient' || name === '400 BadRequest') return undefined
        if (name === '503 SystemThrottling' && !response.headers.has('retry-after'))
          wrong.push(`${name} without Retry-After`)
        if (!['503 SystemThrottling', '409 OperationInProcess'].includes(name))
          return void wrong.push(`${path}: ${name} ${JSON.stringify(json)}`)
      } catch {
        note(hurried ? 'hung up' : patience.aborted ? 'no answer' : 'no connection')
        if (patience.aborted && !hurried) wrong.push(`${path}: no answer within ${PATIENCE_MS} ms`)
      }
      await sleep(one.between(20, 200))
    }
    return void wrong.push(`${path}: nothing but refusals for ${INSISTENCE_MS} ms`)
  }

  async function client(account: Account, name: string): Promise<void> {
    const one = random.fork(`client ${name}`)
    for (let count = 0; creating; count++) {
      const mayAsk = (): boolean => mayCreate(account) && (!lacksFilm() || (name === FILM_CLIENT && mayFilm(films)))
      while (creating && !mayAsk()) await sleep(50)
      const { path, body, doomed } = drawRequest(one, options, mayFilm(films))
      if (path === FILM_PATH) films += 1
      const json = await insist(one, account, path, body, `${name}-${count}`)
      if (json === undefined) {
        await sleep(500)
        continue
      }
      const taskId = String(json.task_id)
      const hasCallback = 'callback_url' in body
      acknowledged.push({ taskId, accountId: account.id, doomed, hasCallback, isFilm: path === FILM_PATH })
      // A film counts as unfinished at the next look.
      if (creating) await sleep(path === FILM_PATH ? FILM_PAUSE_MS : one.between(0, pauseMs))
      if (one.chance(0.1)) {
        await sleep(one.between(0, 1_500))
        await insist(one, account, `/ent/v2/tasks/${taskId}/cancel`, {})
      }
    }
  }
  const all = accounts.flatMap((account, nth) =>
    Array.from({ length: CLIENTS_PER_ACCOUNT }, (_, index) => client(account, `${nth}-${index}`)),
  )
  return {
    acknowledged,
    answers,
    wrong,
    waits,
    async finish() {
      creating = false
      await Promise.all(all)
    },
  }
}

/** The films of the mix: the shortest possible. */
export const FILM_PATH = '/ent/v2/ad-one-click'
const FILM_SECONDS = 8
const picture = png(256)

type ChaosRequest = { path: string; body: Record<string, unknown>; doomed: boolean }

/** Cheap real work of several kinds; some of it cannot succeed. */
function drawRequest(one: Random, options: ClientOptions, mayFilm: boolean): ChaosRequest {
  const { receiverUrl, deadUrl } = options
  const prompt = `a paper boat, number ${Math.floor(one.next() * 1e9)}`
  const callback = one.chance(0.6) ? { callback_url: receiverUrl } : {}
  const offPeak = one.chance(0.05) ? { off_peak: true } : {}
  const requests: Record<string, () => ChaosRequest> = {
    video: () => ({
      path: '/ent/v2/text2video',
      body: { model: 'genq2', prompt, duration: 1, resolution: '540p', aspect_ratio: '1:1', ...offPeak, ...callback },
      doomed: false,
    }),
    image: () => ({
      path: '/ent/v2/reference2image',
      body: { model: 'genq2', prompt, aspect_ratio: '1:1', ...callback },
      doomed: false,
    }),
    speech: () => ({
      path: '/ent/v2/audio-tts',
      body: { text: prompt, voice_setting_voice_id: 'Chinese_Female_Currency' },
      doomed: false,
    }),
    film: () => ({
      path: FILM_PATH,
      body: {
        images: [picture],
        prompt,
        duration: FILM_SECONDS,
        aspect_ratio: '1:1',
        language: 'en',
        ...callback,
      },
      doomed: false,
    }),
    doomed: () => ({
      path: '/ent/v2/img2video',
      body: { model: 'genq2-pro', images: [deadUrl], prompt, duration: 1, ...callback },
      doomed: true,
    }),
  }
  const kind = options.lacksFilm()
    ? 'film'
    : one.pick(['video', 'video', 'image', 'speech', 'speech', 'film', 'doomed'])
  return (requests[kind === 'film' && !mayFilm ? 'speech' : kind] as () => ChaosRequest)()
}
