import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { readImage } from '../../../media/src/formats/read-image.ts'
import { freshDatabase } from '../../../../test/harness/database.ts'
import { startServerProcess } from '../../../../test/harness/server-process.ts'
import { until } from '../../../../test/harness/until.ts'

// A whole conversation of an agent with the tools, replayed against the service and its studio: what the agent says next
// depends only on the answers, so the test fails if an answer no longer leads to the next step.

const KEY = 'kn_agent'
let folder: string
let server: Awaited<ReturnType<typeof startServerProcess>>
let database: Awaited<ReturnType<typeof freshDatabase>>
let client: Client

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-agent-'))
  database = await freshDatabase()
  server = await startServerProcess({
    KINORA_DATA_DIR: folder,
    KINORA_DATABASE_URL: database.url,
    KINORA_BOOTSTRAP_KEY: KEY,
    KINORA_PORT: '0',
    KINORA_STOP_SECONDS: '0',
    KINORA_WORKER_SLOTS: '1',
    KINORA_EXTRA_SLOTS: '0',
    KINORA_ENGINES: 'studio',
  })
  client = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  const requestInit = { headers: { authorization: `Bearer ${KEY}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }))
})
after(async () => {
  await client.close()
  await server.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

type Result = {
  isError?: boolean
  structuredContent: Record<string, any>
  content: { type: string; text?: string; uri?: string; mimeType?: string; data?: string }[]
}
async function call(name: string, args: Record<string, unknown>): Promise<Result> {
  const result = (await client.callTool({ name, arguments: args })) as unknown as Result
  assert.notEqual(result.isError, true, `${name}: ${result.content[0]?.text}`)
  return result
}
const text = ({ content }: Result): string => content.find(({ type }) => type === 'text')?.text ?? ''
const picture = ({ content }: Result): string => content.find(({ type }) => type === 'image')?.data ?? ''

/** The first id of a search, as an agent takes it. */
const find = async (kind: string, query: string): Promise<string> => {
  const line = text(await call('search_catalog', { kind, query, limit: 3 })).split('\n')[0] ?? ''
  const [, id] = new RegExp(`^${kind} ([a-z0-9-]+)`).exec(line) ?? []
  assert.ok(id, `${query}: ${line}`)
  return id
}

test('an agent that knows only the tools searches, checks, looks, corrects, changes and makes a clip', async () => {
  // The list leads to the tools of a director and to their order.
  const { tools } = await client.listTools()
  const told = new Map(tools.map(one => [one.name, one.description ?? '']))
  for (const name of ['scene_schema', 'search_catalog', 'check_scene', 'see_scene', 'change_scene', 'make_scene'])
    assert.ok(told.has(name), name)
  assert.match(told.get('scene_schema') ?? '', /before you write one/)
  assert.match(told.get('see_scene') ?? '', /look again, then make it/)
  assert.match(client.getInstructions() ?? '', /scene_schema/)

  // "A grandmother knits beside the hearth, a cat watches her."
  const guide = text(await call('scene_schema', {}))
  for (const word of ['entities', 'placements', 'relation', 'actions', 'camera', 'seated-on'])
    assert.ok(guide.includes(word), word)
  const [grandmother, cat, chair] = [
    await find('asset', 'grandmother'),
    await find('asset', 'cat'),
    await find('asset', 'rocking chair'),
  ]
  const place = await find('place', 'log cabin')
  const knit = await find('action', 'knit')
  const scene = {
    version: 'kinora.scene/1',
    seconds: 1,
    entities: [
      { id: 'granny', asset: grandmother },
      { id: 'cat', asset: cat },
      { id: 'chair', asset: chair },
    ],
    places: [{ id: 'cabin', asset: place, time: 'evening' }],
    shots: [
      {
        from: 0,
        to: 1,
        place: 'cabin',
        placements: [
          // The agent guesses an anchor and a relation.
          { who: 'chair', relation: 'beside', to: 'cabin/fireplace' },
          { who: 'granny', relation: 'sitting-on', to: 'chair' },
          { who: 'cat', relation: 'beside', to: 'chair', side: 'right' },
        ],
        actions: [{ who: 'granny', does: knit }],
        camera: { target: ['granny', 'cat'], size: 'whole' },
      },
    ],
  }

  // Every problem has its pointer and the nearest names; the agent takes the first, and checks again.
  const mended = structuredClone(scene) as any
  for (let round = 0; round < 2; round++) {
    const { valid, problems } = (await call('check_scene', { scene: mended })).structuredContent
    assert.equal(valid, false)
    for (const { at, nearest, allowed } of problems as { at: string; nearest?: string[]; allowed?: string[] }[]) {
      const [parent, last] = [at.split('/').slice(1, -1), at.split('/').at(-1) ?? '']
      const name = allowed?.find(one => one === 'seated-on') ?? nearest?.[0]
      assert.ok(name, `${at} has no name to take`)
      parent.reduce((value: any, token) => value[token], mended)[last] = name
    }
  }
  const { placements } = mended.shots[0]
  assert.deepEqual([placements[0].to, placements[1].relation], ['cabin/hearth', 'seated-on'])
  assert.equal((await call('check_scene', { scene: mended })).structuredContent.valid, true)

  // It looks, and corrects what it sees in words.
  const seen = await call('see_scene', { scene: mended, width: 160 })
  const drawn = readImage(Buffer.from(picture(seen), 'base64'))
  assert.ok(drawn.ok && drawn.width === 160)
  assert.equal(seen.structuredContent.stills[0].shot, 0)
  const changed = (await call('change_scene', { scene: mended, words: 'closer, make it night, she smiles' }))
    .structuredContent
  assert.deepEqual(changed.unread, [])
  assert.deepEqual(
    changed.changes.map(({ at }: { at: string }) => at),
    ['/places/0/time', '/shots/0/actions/1', '/shots/0/camera/size'],
  )
  const better = await call('see_scene', { scene: changed.scene, width: 160 })
  assert.notEqual(picture(better), picture(seen))

  // It asks the price, makes the clip once, waits for it, and finds the document with it.
  const order = { scene: changed.scene, resolution: '540p', aspect_ratio: '1:1', idempotency_key: 'granny' }
  const { credits } = (await call('make_scene', { ...order, estimate: true })).structuredContent
  assert.ok(credits > 0)
  const made = (await call('make_scene', order)).structuredContent
  // Without a seed it is what see_scene has shown.
  const answer = await fetch(`${server.url}/ent/v2/tasks`, { headers: { authorization: `Token ${KEY}` } })
  assert.match(await answer.text(), /"seed":1[,}]/)
  assert.equal((await call('make_scene', order)).structuredContent.task_id, made.task_id)
  const done = await until(async () => {
    const result = await call('wait', { task_id: made.task_id, seconds: 10 })
    return result.structuredContent.state === 'success' && result
  }, 'the clip is made')
  assert.equal(done.content.find(({ type }) => type === 'resource_link')?.mimeType, 'video/mp4')
  const filmed = (await call('scene_of_task', { task_id: made.task_id })).structuredContent
  assert.deepEqual(filmed.scene.entities, changed.scene.entities)
})
