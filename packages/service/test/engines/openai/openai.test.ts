import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test, type TestContext } from 'node:test'
import type { Order } from '../../../../media/src/engine/contract.ts'
import { checkResultFile, type ResultKind } from '../../../src/engines/remote/check-result-file.ts'
import { DIALECTS, type DialectName } from '../../../src/engines/openai/dialects.ts'
import type { OpenaiOrderKind, OpenaiSettings } from '../../../src/engines/openai/openai-settings.ts'
import type { Verdict } from '../../../../../test/harness/drive-engine.ts'
import { clip, driveOpenai, type OpenaiDriver, speech, still } from './drive-openai.ts'
import { CLIP, KEY, type OpenaiTwin, SOUND, startOpenaiTwin, STILL } from './openai-twin.ts'

// A real server: its address, family, key, and the models for what it makes, such as `video=sora-2,speech=tts-1`.
const {
  KINORA_TEST_OPENAI_URL: url = '',
  KINORA_TEST_OPENAI_DIALECT: dialect = 'openai',
  KINORA_TEST_OPENAI_KEY: key = '',
  KINORA_TEST_OPENAI_MODELS: models = 'video=sora-2',
  KINORA_TEST_OPENAI_VOICE: voice = 'alloy',
} = process.env

type Side = {
  name: string
  settings(): OpenaiSettings
  headers: Record<string, string>
  twin(): OpenaiTwin | undefined
}

/** Everything that is true of any server, the twins and a real one alike. */
function holdSuite({ settings, headers, twin }: Side): void {
  const drive = (t: TestContext): OpenaiDriver => driveOpenai(t, settings(), headers)
  const unlessMade = (kind: OpenaiOrderKind) => () => {
    return settings().makes.includes(kind) ? false : `this server makes no ${kind}`
  }
  const skipUnless = (t: TestContext, kind: OpenaiOrderKind): boolean => {
    const why = unlessMade(kind)()
    if (why) t.skip(why)
    return why !== false
  }

  test('a video is made from a prompt, and its progress never reaches the end early', async t => {
    if (skipUnless(t, 'video')) return
    const { verdict, percents } = await drive(t).run(clip)
    await holdFile(verdict, 'video', twin() && CLIP)
    assert.ok(
      percents.every(percent => percent >= 0 && percent < 100),
      String(percents),
    )
  })

  test('a video is made from a first frame', async t => {
    if (skipUnless(t, 'video')) return
    const driver = drive(t)
    const order: Order = { ...clip, from: { kind: 'frame' }, inputs: [await driver.picture()] }
    await holdFile((await driver.run(order)).verdict, 'video', twin() && CLIP)
    const sent = twin()?.created.at(-1)
    if (sent) assert.deepEqual([sent.type, sent.files], ['multipart/form-data', ['input_reference image/png']])
  })

  test('a picture is made from a prompt', async t => {
    if (skipUnless(t, 'image')) return
    await holdFile((await drive(t).run(still)).verdict, 'image', twin() && STILL)
  })

  test('a picture is made from two others', async t => {
    if (skipUnless(t, 'image')) return
    const driver = drive(t)
    const inputs = [await driver.picture('images[0]'), await driver.picture('images[1]')]
    await holdFile((await driver.run({ ...still, inputs })).verdict, 'image', twin() && STILL)
    const sent = twin()?.created.at(-1)
    if (sent)
      assert.deepEqual([sent.path, sent.files], ['/v1/images/edits', ['image[] image/png', 'image[] image/jpeg']])
  })

  test('a text is spoken', async t => {
    if (skipUnless(t, 'speech')) return
    await holdFile((await drive(t).run(speech)).verdict, 'sound', twin() && SOUND)
  })

  test('another process with the token follows a video to its end', async t => {
    if (skipUnless(t, 'video')) return
    const { token, started } = await drive(t).begin(clip)
    assert.equal(started.state, 'started')
    const kept = JSON.parse(JSON.stringify(token)) as typeof token
    await holdFile((await drive(t).finish(kept, clip)).verdict, 'video', twin() && CLIP)
    if (twin()) assert.equal([...(twin()?.jobs.values() ?? [])].filter(job => job.id === token.id).length, 1)
  })

  test('a possibly accepted start is not sent again', async t => {
    if (skipUnless(t, 'video')) return
    const driver = drive(t)
    const before = twin()?.jobs.size
    const started = await driver.startIn(await driver.context(true), clip)
    assert.equal(started.state, 'unsure')
    assert.equal(twin()?.jobs.size, before)
  })

  test('a cancelled video is not made', async t => {
    if (skipUnless(t, 'video')) return
    const driver = drive(t)
    const { token } = await driver.begin(clip)
    await driver.engine.cancel?.(token, clip)
    if (!twin()) return t.diagnostic('whether a real server stops is its own choice')
    assert.equal(twin()?.jobs.has(String(token.id)), false)
  })

  test('an order that was never accepted is lost', async t => {
    const { engine, context } = drive(t)
    const progress = await engine.poll(await engine.place(clip), clip, await context())
    assert.equal(progress.state, 'lost')
  })
}

async function holdFile(verdict: Verdict, kind: ResultKind, bytes: Buffer | undefined): Promise<void> {
  assert.equal(verdict.state, 'done', JSON.stringify(verdict))
  const [file] = verdict.files
  assert.ok(file)
  assert.deepEqual(await checkResultFile(file.path, kind), { format: file.format })
  if (bytes) assert.deepEqual(await readFile(file.path), bytes)
}

for (const name of Object.keys(DIALECTS) as DialectName[]) {
  describe(`a server of the family ${name}, in this process`, () => {
    let twin: OpenaiTwin
    before(async () => {
      twin = await startOpenaiTwin(name)
    })
    after(() => twin.close())
    holdSuite({
      name,
      headers: { authorization: `Bearer ${KEY}` },
      twin: () => twin,
      settings: () => ({ url: twin.url, dialect: name, makes: ['video', 'image', 'speech'], model: 'big' }),
    })
  })
}

describe('a real server', { skip: url === '' && 'KINORA_TEST_OPENAI_URL is not set' }, () => {
  before(() => console.log(`real: ${dialect} of KINORA_TEST_OPENAI_URL, ${models}`))
  const model = Object.fromEntries(models.split(',').map(one => one.split('=')))
  holdSuite({
    name: dialect,
    headers: key ? { authorization: `Bearer ${key}` } : {},
    twin: () => undefined,
    settings: () => ({
      url,
      dialect: dialect as DialectName,
      makes: Object.keys(model) as OpenaiOrderKind[],
      model,
      voices: { '*': voice },
      pollSeconds: 2,
    }),
  })
})
