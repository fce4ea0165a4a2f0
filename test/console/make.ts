import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ConsoleSuite } from '../harness/console.ts'
import { untilShown } from './until-shown.ts'
import { findProblems } from './find-problems.ts'

/** One for each way in which what was made is shown; the price of the others is told by the checks of a create. */
const MADE = [
  'text2video',
  'img2video',
  'reference2image',
  'audio-tts',
  'one-click/general_one_click',
  'upscale-new',
  'img2video-prompt-recommendation',
]

export function makeTests(suite: ConsoleSuite): void {
  test('each generator is filled in with its example and priced; one of each kind is made, and watched until the video advances', async t => {
    const { generators: all } = await suite.ask('GET', '/ent/v2/catalog')
    const generators = all as { name: string }[]
    // What is tried here is the page: the media may be tiny.
    const at = await suite.startSandbox(t)
    const page = await suite.open('#/make', { at })
    for (const { name } of generators) {
      await page.goto(`${at}/#/make/${name}`)
      const form = page.locator('form.make-form')
      await page.locator(`a.pill[aria-current][href="#/make/${name}"]`).waitFor()
      await form.getByRole('button', { name: 'Fill in an example' }).click()
      await form.locator('.price strong').waitFor()
      assert.equal(await form.getByText('There is no example').count(), 0, name)
      if (!MADE.includes(name)) continue
      const made = await page.locator('.made-task').count()
      await form.getByRole('button', { name: 'Make it' }).click()
      await page.locator('.made-task').nth(made).waitFor()
      // The example of what works on the id of a video is the newest one that is finished.
      if (made === 0) await page.locator('.made-task[data-state=success] video').waitFor()
    }
    const tasks = page.locator('.made-task')
    assert.equal(await tasks.count(), MADE.length)
    await untilShown(
      async () => (await tasks.and(page.locator('[data-state=success], [data-state=failed]')).count()) === MADE.length,
      'all tasks end',
    )
    assert.deepEqual(await tasks.and(page.locator('[data-state=failed]')).allInnerTexts(), [])
    assert.equal(await tasks.locator('.prompt-ideas li').count(), 5, 'the recommended prompts')
    const advances = await page.evaluate<
      boolean[]
    >(`Promise.all([...document.querySelectorAll('.made-task :is(video, audio)')].map(async media => {
      media.muted = true
      await media.play()
      const deadline = Date.now() + 20000
      while (media.currentTime < 0.2 && Date.now() < deadline) await new Promise(resolve => setTimeout(resolve, 50))
      media.pause()
      return media.currentTime >= 0.2
    }))`)
    assert.equal(advances.length, MADE.length - 2, 'all but the picture and what is only words are played')
    assert.ok(advances.every(Boolean))
    const shown = await page.evaluate(`document.querySelector('.made-task img').naturalWidth`)
    assert.ok(Number(shown) > 0)
    assert.deepEqual(await findProblems(page), [])
    await page.finish()
  })

  test('one click makes an example on the first run; one that needs a video of the account says that there is none yet', async () => {
    const { key } = await suite.ask('POST', '/admin/v1/accounts', { name: 'newcomer', credits: 1_000 })
    const page = await suite.open('#/make/upscale', { key: String(key) })
    await page.getByRole('button', { name: 'Fill in an example' }).click()
    await page.getByText('There is no example of this yet: Id of a video made here.').waitFor()
    await page.goto(`${suite.url()}/#/make`)
    await page.getByRole('button', { name: 'two sentences, spoken' }).click()
    await page.locator('.made-task[data-state=success] audio').waitFor()
    await page.reload()
    await page.locator('form.make-form').waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await page.locator('.first').count(), 0, 'who has made something knows how')
    await page.finish()
  })

  test('tasks are followed over shared connections: a browser has six', async () => {
    const page = await suite.open('#/make/audio-tts')
    const streams: string[] = []
    page.on('request', request => void (request.url().endsWith('/events') && streams.push(request.url())))
    const form = page.locator('form.make-form')
    await form.getByRole('button', { name: 'Fill in an example' }).click()
    await form.locator('.price strong').waitFor()
    for (const count of [1, 2]) {
      await form.getByRole('button', { name: 'Make it' }).click()
      await page
        .locator('.made-task')
        .nth(count - 1)
        .waitFor()
    }
    await page.locator('.made-task[data-state=success]').nth(1).waitFor()
    await page.locator('.made-task').first().getByText('kept until').waitFor()
    assert.deepEqual(streams, [])
    await page.finish()
  })

  test('an error is shown beside the button that was pressed', async () => {
    const { key } = await suite.ask('POST', '/admin/v1/accounts', { name: 'poor', credits: 1 })
    const page = await suite.open('#/make/text2video', { key: String(key) })
    const card = page.locator('.first-one', { hasText: 'two sentences, spoken' })
    await card.getByRole('button').click()
    await card.getByRole('alert').waitFor()
    assert.match(String(await card.getByRole('alert').textContent()), /credits/)
    assert.equal(await page.locator('.first-one').getByRole('alert').count(), 1)
    assert.equal(await page.locator('.toast').count(), 0)
    assert.deepEqual(await findProblems(page), [])
    assert.ok(
      page.complaints.splice(0).every(one => one.includes('400')),
      'the refusal itself',
    )
    await page.finish()
  })

  test('the example of a picture has no picture of its own, and that of an advertisement shows a product', async () => {
    const page = await suite.open('#/make/reference2image')
    await page.getByRole('button', { name: 'Fill in an example' }).click()
    await page.locator('.price strong').waitFor()
    assert.match(await page.locator('#field-prompt').inputValue(), /fox/)
    assert.equal(await page.locator('[data-field=images] img').count(), 0)
    await page.goto(`${suite.url()}/#/make/ad-one-click`)
    await page.getByRole('button', { name: 'Fill in an example' }).click()
    await page.locator('[data-field=images] img').waitFor()
    assert.match(await page.locator('#field-prompt').inputValue(), /Brisk/)
    // A sentence is said: there is no sound beside it that would be used instead.
    await page.goto(`${suite.url()}/#/make/digital-human`)
    await page.getByRole('button', { name: 'Fill in an example' }).click()
    await page.locator('.price strong').waitFor()
    assert.match(await page.locator('#field-text').inputValue(), /Welcome/)
    assert.equal(await page.locator('[data-field=audio_url] audio').count(), 0)
    await page.finish()
  })

  test('the reading is shown before anything is paid, and its seed can be kept', async () => {
    const { key } = await suite.ask('POST', '/admin/v1/accounts', { name: 'reader', credits: 1_000 })
    const page = await suite.open('#/make/text2video', { key: String(key) })
    await page.getByLabel('Prompt').fill('A kite over a beach')
    await page.getByRole('button', { name: 'Preview the reading' }).click()
    const dialog = page.getByRole('dialog', { name: 'How it is read' })
    await dialog.getByText('A kite over a beach').waitFor()
    assert.deepEqual(await findProblems(page), [])
    await dialog.getByRole('button', { name: 'Make exactly this' }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.match(await page.locator('#field-seed').inputValue(), /^-?\d+$/)
    const { remains } = await suite.ask('GET', '/ent/v2/credits', undefined, String(key))
    assert.equal(remains[0].credit_remain, 1_000)
    await page.finish()
  })

  test('problems are shown at their fields, and the price follows the form', async () => {
    const page = await suite.open('#/make/text2video')
    await page.getByRole('button', { name: 'Make it' }).click()
    const prompt = page.locator('[data-field=prompt]')
    await prompt.getByText('prompt is required').waitFor()
    assert.equal(await page.evaluate(`document.activeElement.id`), 'field-prompt')
    // The browser itself reports that the request was refused.
    assert.match(page.complaints.splice(0).join(), /400/)
    assert.deepEqual(await findProblems(page), [])
    await page.getByLabel('Prompt').fill('a cat')
    const price = page.locator('.price strong')
    await price.waitFor()
    const before = await price.innerText()
    await page.locator('#field-duration').fill('10')
    await untilShown(async () => (await price.innerText()) !== before, 'the price changes')
    await page.getByText('The same request as code').click()
    const code = await page.locator('pre.code').innerText()
    assert.match(code, /"prompt": "a cat",\n {2}"duration": 10/)
    await page.finish()
  })

  test('in Chinese, problems and models have Chinese texts', async () => {
    const page = await suite.open('#/make/text2video', { language: 'zh' })
    await page.getByLabel('模型').selectOption('genq2')
    await page.getByText('第二代，支持文字、参考和图片').waitFor()
    await page.getByRole('button', { name: '开始制作' }).click()
    await page.locator('[data-field=prompt]').getByText('字段“提示词”为必填项。').waitFor()
    assert.match(page.complaints.splice(0).join(), /400/)
    await page.getByLabel('提示词').fill('一只猫')
    await page.locator('#field-duration').fill('99')
    await page.locator('[data-field=duration]').getByText('之间，收到 99。').waitFor()
    assert.match(page.complaints.splice(0).join(), /400/)
    await page.finish()
  })

  test('a picture is added by paste, by drop and by choice, and another file is rejected at the drop', async () => {
    const page = await suite.open('#/make/reference2video')
    const field = page.locator('[data-field=images]')
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await field.getByText('a.txt: only png, jpeg, webp, glb can be used here').waitFor()
    const give = (kind: string): Promise<unknown> =>
      page.evaluate(`(async () => {
        const canvas = new OffscreenCanvas(300, 200)
        canvas.getContext('2d').fillRect(0, 0, 100, 100)
        const file = new File([await canvas.convertToBlob()], '${kind}.png', { type: 'image/png' })
        const transfer = new DataTransfer()
        transfer.items.add(file)
        const event = '${kind}' === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true })
        document.querySelector('[data-field=images] .media').dispatchEvent(event)
      })()`)
    await give('drop')
    await field.getByRole('img', { name: 'drop.png' }).waitFor()
    await give('paste')
    await field.getByRole('img', { name: 'paste.png' }).waitFor()
    await field.getByRole('button', { name: 'Remove file 1' }).click()
    assert.equal(await field.getByRole('img').count(), 1)
    await page.finish()
  })
}
