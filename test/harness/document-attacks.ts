import { randomUUID } from 'node:crypto'
import { makePng } from '../../packages/media/test/formats/sample-pictures.ts'
import type { Attack, Target } from './attacks.ts'
import { again } from './attack-loop.ts'

// Attacks by scene and asset documents, kept ones, and timelines of other programs.

const MB = 2 ** 20
const ASSETS = '/ent/v2/assets'
const SCENES = '/ent/v2/scenes'

type Json = Record<string, unknown>
type Answer = { status: number; json: any }

async function ask({ url, key }: Target, method: string, path: string, body?: object | string): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Token ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await response.text()
  return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : {} }
}

/** A code in letters, for ids. */
const newName = (): string => `thing-${randomUUID()}`

const box = (at: readonly number[] = [0, 0.5, 0]): Json => ({ shape: 'box', at, size: [1, 1, 1], colour: '#c83232' })
const assetOf = (parts: readonly Json[], more: Json = {}): Json => ({ id: newName(), parts, isLoose: true, ...more })
const times = <T>(count: number, one: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at))
const within = (depth: number, make: (inner: Json) => Json, innermost: Json): Json =>
  times(depth, at => at).reduce<Json>(inner => make(inner), innermost)
const row = (count: number, inner: Json): Json => ({ shape: 'row', count, step: [0.1, 0, 0], parts: [inner] })

const circle = (corners: number, radius: number): number[][] =>
  times(corners, at => [
    radius * Math.cos((2 * Math.PI * at) / corners),
    1 + radius * Math.sin((2 * Math.PI * at) / corners),
  ])

/** Asset documents that are too much in one way, or as much as is allowed. */
const HOSTILE_ASSETS: Readonly<Record<string, () => Json | string>> = {
  oversized: () => JSON.stringify(assetOf([box()], { names: { en: ['n'.repeat(19 * MB)] } })),
  'deeply nested': () => `{"id":"thing","parts":${'['.repeat(2 * MB)}`,
  'nested groups': () => assetOf([within(5_000, inner => ({ shape: 'group', parts: [inner] }), box())]),
  repeats: () => assetOf([within(6, inner => row(100, inner), box())]),
  'repeats of few': () => assetOf([within(9, inner => row(2, inner), box())]),
  'many shapes': () => assetOf(times(250, at => row(4, box([0, at / 10, 0])))),
  'more shapes': () => assetOf(times(100_000, () => box())),
  'long tubes': () =>
    assetOf(
      times(16, at => ({
        shape: 'tube',
        points: times(60, nth => [nth / 10, at / 10, (nth % 2) / 5]),
        thick: times(60, () => 0.05),
        colour: '#404040',
      })),
    ),
  'slabs with holes': () =>
    assetOf(
      times(100, at => ({
        shape: 'row',
        count: 10,
        step: [0, 0, 0.01],
        parts: [
          {
            shape: 'slab',
            at: [at / 10, 0, 0],
            outline: circle(60, 1),
            holes: times(8, nth => circle(60, 0.05 + nth / 1_000)),
            thick: 0.1,
            bevel: 0.02,
            colour: '#404040',
          },
        ],
      })),
    ),
  'lathes with bands': () =>
    assetOf([
      ...times(125, at => ({
        shape: 'lathe',
        at: [at / 10, 0, 0],
        profile: times(60, nth => [0.1 + (nth % 2) / 20, nth / 60]),
        colour: '#404040',
      })),
      ...times(125, at => ({ shape: 'band', around: at, from: 0, to: 1, text: 'W'.repeat(40) })),
    ]),
  'sums of what the seed draws': () =>
    assetOf(
      times(250, () => ({
        ...box(),
        at: times(3, () => ({ of: Object.fromEntries(times(6, nth => [`v${nth}`, 1e3])), plus: -1e3 })),
      })),
      { vary: Object.fromEntries(times(40, at => [`v${at}`, { from: -1e3, to: 1e3 }])) },
    ),
  'sums of themselves': () => assetOf([{ ...box(), at: [{ of: { a: 1 } }, 0, 0] }], { vary: { a: { of: { a: 2 } } } }),
  'joints in a ring': () =>
    assetOf([{ ...box(), joint: 'a' }], {
      joints: { a: { at: [0, 0, 0], parent: 'b' }, b: { at: [0, 0, 0], parent: 'a' } },
    }),
  'fine light': () => assetOf(times(250, () => ({ ...box(), size: [900, 900, 900], texel: 0.1, glow: [20, 20, 20] }))),
  'like itself': () => ({ id: 'thing-like', like: 'thing-like' }),
  'an expression': () => assetOf([{ ...box(), size: ['9**9**9', '1+1', 'a'.repeat(MB)] }]),
}

const place = { id: 'here', asset: 'meadow' }
const sceneOf = (entities: readonly Json[], more: Json = {}): Json => ({
  version: 'kinora.scene/1',
  seconds: 4,
  entities,
  places: [place],
  shots: [{ from: 0, to: 4, place: 'here' }],
  ...more,
})
const names = (count: number): string[] => times(count, at => `e${at}`)

/** Scene documents that are too much in one way, or as much as is allowed. */
const HOSTILE_SCENES: Readonly<Record<string, () => Json>> = {
  crowds: () => sceneOf(names(60).map(id => ({ id, asset: 'horse', count: 200 }))),
  'many performers': () => sceneOf(names(60).map(id => ({ id, asset: 'woman' }))),
  'many shots': () =>
    sceneOf(
      names(60).map(id => ({ id, asset: 'man' })),
      {
        seconds: 600,
        shots: times(100, at => ({
          from: at * 6,
          to: at * 6 + 6,
          place: 'here',
          placements: names(59).map((who, nth) => ({ who, relation: 'beside', to: `e${nth + 1}` })),
          actions: names(60).map(who => ({ who, does: 'walk' })),
        })),
      },
    ),
  'placements in a ring': () =>
    sceneOf(
      names(3).map(id => ({ id, asset: 'man' })),
      {
        shots: [
          {
            from: 0,
            to: 4,
            place: 'here',
            placements: names(3).map((who, at) => ({ who, relation: 'behind', to: `e${(at + 1) % 3}` })),
          },
        ],
      },
    ),
  'own assets': () => {
    const assets = times(40, () => assetOf([within(9, inner => row(2, inner), box())]))
    return sceneOf(
      assets.map(({ id: asset }, at) => ({ id: `e${at}`, asset })),
      { assets },
    )
  },
  'nested members': () =>
    sceneOf([within(200, inner => ({ id: 'g', asset: 'group', members: [inner] }), { id: 'm', asset: 'man' })]),
  'more entities': () => sceneOf(names(50_000).map(id => ({ id, asset: 'man' }))),
}

/** Ids that are none, lead elsewhere, or are another account's. */
const WRONG_IDS = [
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'x'.repeat(4_000),
  '..%2ftasks',
  '%2e%2e%2ftasks',
  '..%2f..%2fadmin%2fv1%2faccounts',
  '%00',
  '%f0%9f',
  "1'--",
  '1%0a1',
  '1;drop table task',
  'null',
]

const CURSORS = ['-1', '1e3', '999999999', '9'.repeat(30), "0' or 1=1", '%00', 'AAAA', '../', 'x'.repeat(300), '{}']

/** An answer that says nothing of why: an error of our own. */
const isOurs = ({ status }: Answer): boolean => status >= 500 && status !== 503

export const DOCUMENT_ATTACKS: Record<string, Attack> = {
  'asset-documents': {
    about: 'asset documents that are too much in one way, seen and kept, by 4 clients',
    run: async target => {
      const own = Object.entries(HOSTILE_ASSETS)
      const wrong = new Set<string>()
      let next = 0
      await again(target, 4, async () => {
        const [name, make] = own[next++ % own.length]!
        for (const path of ['/ent/v2/scene/asset', ASSETS]) {
          const answer = await ask(target, 'POST', path, make())
          if (isOurs(answer))
            wrong.add(`${name} to ${path}: ${answer.status} ${JSON.stringify(answer.json).slice(0, 200)}`)
          if (path === ASSETS && answer.status === 200) await ask(target, 'DELETE', `${ASSETS}/${answer.json.id}`)
        }
      })
      return [...wrong]
    },
  },
  'scene-documents': {
    about: 'scene documents that are too much in one way: checked, drawn, exported, as sheets, by 4 clients',
    run: async target => {
      const own = Object.entries(HOSTILE_SCENES)
      const wrong = new Set<string>()
      let next = 0
      await again(target, 4, async () => {
        const [name, make] = own[next++ % own.length]!
        const scene = make()
        const bodies: [string, Json][] = [
          ['/ent/v2/scene/check', { scene }],
          ['/ent/v2/scene/stills', { scene, times: times(12, at => at / 4), width: 1_024, sheet: true }],
          ['/ent/v2/scene/export', { scene }],
          ['/ent/v2/scene/storyboard', { parts: times(20, () => ({ scene })) }],
          ['/ent/v2/scene/change', { scene, words: 'make it night '.repeat(140) }],
          [SCENES, { name: 'x', scene }],
          ['/ent/v2/text2video', { model: 'genq2', scene, passes: ['depth', 'normals', 'ids', 'pose', 'edges'] }],
        ]
        const [path, body] = bodies[Math.floor(next / own.length) % bodies.length]!
        const answer = await ask(target, 'POST', path, body)
        if (isOurs(answer))
          wrong.add(`${name} to ${path}: ${answer.status} ${JSON.stringify(answer.json).slice(0, 200)}`)
      })
      return [...wrong]
    },
  },
  'kept-assets': {
    about: '40 kept assets of 700 kB each, named thousands of times by bodies of some kilobytes, by 8 clients',
    run: async target => {
      const long = (letter: string): string[] => times(60, at => `${letter}${at}`.padEnd(60, letter))
      const vary = Object.fromEntries(times(40, at => [`v${at}`, { one: times(20, nth => 0.123456789012 + nth) }]))
      const group = (): Json => ({ shape: 'group', vary, parts: [box()] })
      const kept: string[] = []
      for (let count = 0; count < 40; count++) {
        const id = newName()
        const asset = { id, names: { en: long('n'), zh: long('m') }, isLoose: true, parts: times(36, group) }
        const { status } = await ask(target, 'POST', ASSETS, asset)
        if (status === 200) kept.push(id)
      }
      const entities = kept.map((asset, at) => ({ id: `e${at}`, asset }))
      const whole = JSON.stringify({ scene: sceneOf(entities) })
      const many = JSON.stringify({
        scenes: times(1_500, () => ({
          version: 'kinora.scene/1',
          entities: kept.slice(0, 4).map(asset => ({ asset })),
        })),
      })
      const unknown = JSON.stringify({
        scenes: times(9, () => ({ version: 'kinora.scene/1', entities: times(990, () => ({ asset: newName() })) })),
      })
      const statuses = new Set<number>()
      await again(target, 8, async () => {
        for (const body of [whole, many, unknown])
          statuses.add((await ask(target, 'POST', '/ent/v2/scene/check', body)).status)
        await ask(target, 'POST', SCENES, whole.replace('{', '{"name":"x",'))
        await ask(target, 'GET', '/ent/v2/scene/catalog?kind=asset&query=n1')
      })
      const ended = [...statuses].filter(status => ![200, 413, 429, 503].includes(status))
      return [
        ...(kept.length < 40 ? [`only ${kept.length} assets were kept`] : []),
        ...(ended.length > 0 ? [`documents that name kept assets were answered ${ended.join()}`] : []),
        ...(statuses.has(413) ? [] : ['no body was too large with its kept assets']),
      ]
    },
  },
  'kept-versions': {
    about: 'versions of kept documents saved, read and listed without an end, by 8 clients',
    run: async target => {
      const scene = sceneOf(names(60).map(id => ({ id, asset: 'woman', name: 'n'.repeat(80) })))
      const made = await ask(target, 'POST', SCENES, { name: 'versions', scene })
      if (made.status !== 200) return [`a scene was not kept: ${JSON.stringify(made.json).slice(0, 200)}`]
      const own = `${SCENES}/${made.json.id}`
      await again(target, 8, async () => {
        await ask(target, 'PUT', own, { scene })
        await ask(target, 'GET', `${own}?version=1`)
        await ask(target, 'GET', `${own}/versions`)
        await ask(target, 'GET', `${SCENES}?count=100`)
      })
      const { json } = await ask(target, 'GET', `${own}/versions`)
      return json.versions?.length === 20 ? [] : [`${json.versions?.length} versions are kept`]
    },
  },
  'kept-ids': {
    about: 'ids and cursors that are wrong, lead elsewhere or are of another account, by 4 clients',
    run: async target => {
      const passed = new Set<string>()
      const asked = [
        ...[...WRONG_IDS, target.foreignIds.scene].flatMap(id => [`${SCENES}/${id}`, `${SCENES}/${id}/versions`]),
        ...[...WRONG_IDS, target.foreignIds.asset].flatMap(id => [`${ASSETS}/${id}`, `${ASSETS}/${id}/versions`]),
        ...[...WRONG_IDS, target.foreignIds.task].flatMap(id => [
          `/ent/v2/tasks/${id}/scene`,
          `/ent/v2/tasks/${id}/scene.glb`,
          `/ent/v2/collections/${id}/items`,
        ]),
        ...CURSORS.flatMap(cursor => [
          `${SCENES}?next_page_token=${cursor}`,
          `${ASSETS}?next_page_token=${cursor}`,
          `${SCENES}?collection=${cursor}`,
          `/ent/v2/scene/catalog?kind=asset&cursor=${cursor}`,
          `/ent/v2/scene/catalog/asset/${cursor}/picture`,
        ]),
      ]
      const last = new Set(['/ent/v2/scene/catalog?kind=asset&cursor=999999999'])
      await again(target, 4, async () => {
        for (const path of asked) {
          const answer = await ask(target, 'GET', path)
          // A cursor after the last entry has an empty page.
          const isEmpty = last.has(path) && answer.json.items?.length === 0
          if ((answer.status < 400 && !isEmpty) || isOurs(answer)) passed.add(`GET ${path}: ${answer.status}`)
        }
        for (const [path, id] of [
          [SCENES, target.foreignIds.scene],
          [ASSETS, target.foreignIds.asset],
          [SCENES, '%2e%2e%2ftasks'],
        ] as const)
          for (const method of ['PUT', 'DELETE']) {
            const body = method === 'PUT' ? { name: 'mine', ...assetOf([box()]) } : undefined
            const answer = await ask(target, method, `${path}/${id}`, body)
            if (answer.status < 400 || isOurs(answer)) passed.add(`${method} ${path}/${id}: ${answer.status}`)
          }
      })
      return [...passed]
    },
  },
  timelines: {
    about: 'timelines of other programs of 4 MB, in shapes that are slow to read, by 4 clients',
    run: async target => {
      const images = [`data:image/png;base64,${makePng(320, 320).toString('base64')}`]
      const film = { prompt: 'a boat on a lake', images, duration: 15 }
      const path = '/ent/v2/one-click/general_one_click'
      const { json, status } = await ask(target, 'POST', path, film)
      if (status !== 200) return [`no film was made: ${JSON.stringify(json).slice(0, 200)}`]
      const long = 3_900_000
      const event = '001  AX  V  C        00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00'
      const otio = (children: string): string => `{"OTIO_SCHEMA":"Timeline.1","tracks":${children}}`
      const stack = '{"OTIO_SCHEMA":"Stack.1","children":['
      const texts = [
        `001 AX V C${' '.repeat(long)}x`,
        `${event}\n* FROM CLIP NAME: x${' '.repeat(long)}y`,
        `${event}\n`.repeat(Math.floor(long / 80)),
        `001 AX V W${'1'.repeat(long)}`,
        otio(stack.repeat(Math.floor(long / stack.length))),
        otio('['.repeat(long)),
        otio(`${stack}${`${stack}]},`.repeat(Math.floor(long / 50))}{}]}`),
        `{"OTIO_SCHEMA":"${'.1'.repeat(long / 2)}x"}`,
      ]
      const statuses = new Set<number>()
      let next = 0
      await again(target, 4, async () => {
        const timeline = texts[next++ % texts.length]!
        statuses.add((await ask(target, 'POST', `${path}/${json.task_id ?? json.id}/timeline`, { timeline })).status)
      })
      const others = [...statuses].filter(one => ![400, 413, 429, 503].includes(one))
      return others.length > 0 || !statuses.has(400) ? [`timelines were answered ${[...statuses].join()}`] : []
    },
  },
}
