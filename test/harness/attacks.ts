import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { makePng } from '../../packages/media/test/formats/sample-pictures.ts'
import { again } from './attack-loop.ts'
import { TEXT_SHAPES } from './text-shapes.ts'
import { connectRaw, headOf, type RawClient } from './raw-client.ts'

// Attacks on the service from outside, each for some seconds. Bounded in number, time and target address.

export type Target = {
  url: string
  /** A key of an account that has nothing to do with the honest one. */
  key: string
  /** Tasks of that account with the longest payloads. */
  taskIds: string[]
  /** What the honest account has. */
  foreignIds: { scene: string; asset: string; task: string }
  seconds: number
}

/** `run` returns the promises that were broken, as far as visible from outside. */
export type Attack = { about: string; run(target: Target): Promise<string[] | void> }

/** How a process ends whose attack got through. */
export const DID_NOT_HOLD = 3

const MB = 2 ** 20
const LONGEST = '\u0001'.repeat(1_048_576)

/** Connections that are opened, given something to do, and held until the time is over. */
async function hold(
  { url, seconds }: Target,
  count: number,
  options: Parameters<typeof connectRaw>[1],
  use: (client: RawClient, index: number) => void,
): Promise<void> {
  const until = performance.now() + seconds * 1000
  const clients: RawClient[] = []
  for (let index = 0; index < count && performance.now() < until; index++) {
    const client = await connectRaw(url, options).catch(() => undefined)
    if (!client) continue
    use(client, index)
    clients.push(client)
  }
  await sleep(Math.max(0, until - performance.now()))
  for (const client of clients) client.end()
}

/** The status of the answer. */
async function post({ url, key }: Target, path: string, body: string | Buffer<ArrayBuffer>): Promise<number> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Token ${key}`, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(20_000),
  })
  await response.arrayBuffer()
  return response.status
}

/** Calls a tool for agents; returns its answer as text. */
async function callTool({ url, key }: Target, name: string, args: object, headers: object = {}): Promise<string> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    signal: AbortSignal.timeout(20_000),
  })
  return `${response.status} ${await response.text()}`
}

const newestTask = async ({ url, key }: Target): Promise<string> => {
  const answer = await fetch(`${url}/ent/v2/tasks?pager.pagesz=1`, { headers: { authorization: `Token ${key}` } })
  return ((await answer.json()) as { tasks: { id: string }[] }).tasks[0]?.id ?? ''
}

// Ways out of the path that a tool asks at.
const ELSEWHERE = [
  '../text2video',
  '../../../admin/v1/accounts',
  '..',
  '',
  '%2e%2e/text2video',
  '1/../../text2video',
  '..\\x',
]

/** A .glb of some 30 kB with all triangles behind each other: one mesh shown by hundreds of nodes. */
function layeredModel(): string {
  const [triangles, copies] = [100, 400]
  const places = Float32Array.from(
    Array.from({ length: triangles }, (_, at) => [0, 0, at / 1e4, 1, 0, at / 1e4, 0, 1, at / 1e4]).flat(),
  )
  const binary = Buffer.from(places.buffer)
  const text = JSON.stringify({
    asset: { version: '2.0' },
    scenes: [{ nodes: Array.from({ length: copies }, (_, at) => at) }],
    nodes: Array.from({ length: copies }, (_, at) => ({ mesh: 0, translation: [0, 0, at / 1e5] })),
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: triangles * 3, type: 'VEC3' }],
    bufferViews: [{ buffer: 0, byteLength: binary.length }],
    buffers: [{ byteLength: binary.length }],
  })
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const head = Buffer.alloc(20)
  head.write('glTF', 0, 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(28 + json.length + binary.length, 8)
  head.writeUInt32LE(json.length, 12)
  head.write('JSON', 16, 'latin1')
  const second = Buffer.alloc(8)
  second.writeUInt32LE(binary.length, 0)
  second.write('BIN\0', 4, 'latin1')
  return Buffer.concat([head, json, second, binary]).toString('base64')
}

const millionKeys = (): string => `{${Array.from({ length: 1_000_000 }, (_, index) => `"k${index}":0`).join()}}`

export const ATTACKS: Record<string, Attack> = {
  none: { about: 'nothing, to compare with', run: ({ seconds }) => sleep(seconds * 1000) },
  announced: {
    about: '40 bodies of 20 MB announced and one byte sent: no path, no key, a key',
    run: target => {
      const heads = [
        headOf('POST', '/x', { bytes: 20 * MB }),
        headOf('POST', '/ent/v2/text2video', { bytes: 20 * MB }),
        headOf('POST', '/ent/v2/text2video', { bytes: 20 * MB, key: target.key }),
      ]
      return hold(target, 40, {}, (client, index) => client.send(`${heads[index % 3]}{`))
    },
  },
  nowhere: {
    about: '18 MB of [[[[ to a path that is not there, by 4 clients',
    run: target => {
      const body = Buffer.alloc(18 * MB, '[')
      return again(target, 4, () => post(target, '/nowhere', body))
    },
  },
  health: {
    about: 'pipelined GET /healthz on 3 connections at a time',
    run: target =>
      again(target, 3, async () => {
        const client = await connectRaw(target.url)
        const requests = headOf('GET', '/healthz').repeat(500)
        for (let count = 0; count < 20 && !client.socket.destroyed; count++) {
          client.send(requests)
          await sleep(5)
        }
        client.end()
      }),
  },
  echoes: {
    about: '16 creates whose echo of 6 MB is not read',
    run: target => {
      const body = JSON.stringify({ model: 'genq2', prompt: 'x', payload: LONGEST })
      const request = headOf('POST', '/ent/v2/text2video', { bytes: body.length, key: target.key }) + body
      return hold(target, 16, { reads: false }, client => client.send(request))
    },
  },
  keys: {
    about: 'a million keys to a free endpoint, by 2 clients',
    run: target => {
      const body = millionKeys()
      return again(target, 2, () => post(target, '/ent/v2/estimate/text2video', body))
    },
  },
  texts: {
    about: '19 MB in one text with a mark at every second character, by 2 clients',
    run: target => {
      const prompt = '[@'.repeat(9.5 * MB)
      const body = JSON.stringify({ model: 'genq2', prompt, images: ['https://example.com/a.png'] })
      return again(target, 2, () => post(target, '/ent/v2/estimate/reference2video', body))
    },
  },
  bodies: {
    about: '19 MB in one picture, by 8 clients',
    run: target => {
      const image = `data:image/png;base64,${Buffer.alloc(9.9 * MB, 7).toString('base64')}`
      const body = JSON.stringify({ model: 'genq3-pro', images: [image], prompt: 'a'.repeat(5 * MB) })
      return again(target, 8, () => post(target, '/ent/v2/img2video', body))
    },
  },
  pages: {
    about: 'pages of 100 tasks with the longest payloads, by 4 clients',
    run: target =>
      again(target, 4, () =>
        fetch(`${target.url}/ent/v2/tasks?pager.pagesz=100`, {
          headers: { authorization: `Token ${target.key}` },
          signal: AbortSignal.timeout(20_000),
        }).then(response => response.arrayBuffer()),
      ),
  },
  polls: {
    about: '700 polls of 6 MB that are not read',
    run: target =>
      hold(target, 700, { reads: false }, (client, index) =>
        client.send(
          headOf('GET', `/ent/v2/tasks/${target.taskIds[index % target.taskIds.length]}/creations`, {
            key: target.key,
          }),
        ),
      ),
  },
  streams: {
    about: '200 streams of events with the longest payloads that are not read',
    run: target =>
      hold(target, 200, { reads: false }, (client, index) =>
        client.send(
          headOf('GET', `/ent/v2/tasks/${target.taskIds[index % target.taskIds.length]}/events`, { key: target.key }),
        ),
      ),
  },
  malformed: {
    about: '500 requests that are not HTTP, on connections that are kept open',
    run: target => hold(target, 500, { allowHalfOpen: true }, client => client.send('nonsense\r\n\r\n')),
  },
  documents: {
    about: '300 clients without a key that do not read the documentation',
    run: target => hold(target, 300, { reads: false }, client => client.send(headOf('GET', '/openapi.json').repeat(8))),
  },
  'sign-in': {
    about: '19 MB to the sign-in of the console without a key, by 8 clients',
    run: async target => {
      const body = Buffer.alloc(19 * MB, ' ')
      const refused = new Set<number>()
      await again(target, 8, async () => {
        const response = await fetch(`${target.url}/console/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          signal: AbortSignal.timeout(20_000),
        })
        refused.add(response.status)
        await response.arrayBuffer()
      })
      const others = [...refused].filter(status => status !== 413 && status !== 429)
      return others.length > 0 ? [`a sign-in of 19 MB was answered ${others.join()}`] : []
    },
  },
  codes: {
    about: 'guessed sign-in codes, by 8 clients',
    run: async target => {
      let guessed = 0
      await again(target, 8, async () => {
        const response = await fetch(`${target.url}/console/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code: randomUUID() }),
        })
        if (response.status === 401) guessed += 1
        await response.arrayBuffer()
      })
      return guessed > 25 + 2 * target.seconds ? [`${guessed} codes were tried in ${target.seconds} s`] : []
    },
  },
  'tool-paths': {
    about: 'generators and ids of tools that lead out of their path, by 4 clients',
    run: async target => {
      const before = await newestTask(target)
      const passed = new Set<string>()
      await again(target, 4, async () => {
        for (const elsewhere of ELSEWHERE) {
          const clip = { model: 'genq2', prompt: 'x' }
          for (const [name, args] of [
            ['preview', { generator: elsewhere, arguments: clip }],
            ['show', { task_id: elsewhere }],
            ['cancel', { task_id: elsewhere }],
            ['choose_cut', { film_id: elsewhere, cut: elsewhere }],
          ] as const) {
            const answer = await callTool(target, name, args)
            if (!answer.includes('"isError":true')) passed.add(`${name} ${elsewhere}: ${answer.slice(0, 200)}`)
          }
        }
      })
      return [...passed, ...((await newestTask(target)) === before ? [] : ['a tool that only reads made a task'])]
    },
  },
  origins: {
    about: 'tools called from pages of foreign origins, by 4 clients',
    run: async target => {
      const passed = new Set<string>()
      await again(target, 4, async () => {
        for (const origin of ['https://evil.example', 'null', `${target.url}.evil.example`]) {
          const answer = await callTool(target, 'credits', {}, { origin })
          if (!answer.startsWith('403 ')) passed.add(`${origin}: ${answer.slice(0, 100)}`)
        }
      })
      return [...passed]
    },
  },
  readings: {
    about: 'previews of the longest texts, in shapes that are slow to read, by 4 clients',
    run: async target => {
      let next = 0
      const images = [`data:image/png;base64,${makePng(320, 320).toString('base64')}`]
      const answers = new Map<string, Set<number>>()
      const preview = async (generator: string, body: object): Promise<void> => {
        const status = await post(target, `/ent/v2/preview/${generator}`, JSON.stringify(body))
        answers.set(generator, (answers.get(generator) ?? new Set()).add(status))
      }
      await again(target, 4, async () => {
        const { at } = TEXT_SHAPES[(next += 7) % TEXT_SHAPES.length]!
        const own = [
          () => preview('text2video', { model: 'genq3-pro', prompt: at(5_000) }),
          () => preview('one-click/general_one_click', { prompt: at(3_000), duration: 60, images }),
          () => preview('ad-one-click', { prompt: at(2_000), images }),
          () => preview('explain-comic', { script_name: 'x', script_content: at(1_000_000) }),
        ]
        await own[next % own.length]!()
      })
      const unread = [...answers].filter(
        ([, statuses]) => [400, 404].some(one => statuses.has(one)) && statuses.size === 1,
      )
      return unread.map(([generator, statuses]) => `${generator} was only answered ${[...statuses].join()}`)
    },
  },
  surfaces: {
    about: 'previews with a model of 30 kB whose triangles lie behind each other, by 4 clients',
    run: async target => {
      const images = [`data:model/gltf-binary;base64,${layeredModel()}`]
      const body = JSON.stringify({ model: 'genq2', prompt: 'a thing turns', images })
      const answers = new Set<number>()
      await again(target, 4, async () => answers.add(await post(target, '/ent/v2/preview/reference2video', body)))
      const others = [...answers].filter(status => status !== 400 && status !== 429)
      return others.length > 0 || !answers.has(400) ? [`a model of 30 kB was answered ${[...answers].join()}`] : []
    },
  },
  idle: {
    about: '2,500 connections that say nothing',
    run: target => hold(target, 2_500, {}, () => {}),
  },
}
