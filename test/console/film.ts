import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { png } from '../contract/media.ts'
import type { ConsoleSuite, OpenPage } from '../harness/console.ts'
import { until, untilFinal } from '../harness/until.ts'
import { findProblems } from './find-problems.ts'

const FILMS = '/ent/v2/one-click/general_one_click'

export function filmTests(suite: ConsoleSuite): void {
  let id = ''
  const storyboard = () => suite.ask('GET', `${FILMS}/${id}/storyboard`)

  before(async () => {
    // Words of users are never markup, wherever they are shown.
    const prompt = 'A quiet harbour at dawn. Then a <b>boat</b> leaves in the fog. A voice says "Good morning".'
    id = (await suite.ask('POST', FILMS, { images: [png(256)], prompt, duration: 3, aspect_ratio: '1:1' })).id
    const made = await untilFinal(async () => ({
      json: await suite.ask('GET', `/ent/v2/tasks/${id}/creations?wait=30`),
    }))
    assert.equal(made.state, 'success', JSON.stringify(made))
  })

  const segments = (page: OpenPage) => page.getByRole('region', { name: 'Storyboard' }).getByRole('button')
  const status = (page: OpenPage, text: string): Promise<void> =>
    page.locator('.film-status', { hasText: text }).waitFor()

  test('a film is edited in words and title, composed, undone for nothing and exported', async () => {
    const page = await suite.open('#/film')
    await page.getByRole('link', { name: /A quiet harbour/ }).click()
    await status(page, 'The film has no unseen changes.')
    const first = (await storyboard()).cut as string

    await page.getByLabel('Picture description').fill('<i>rain</i> on a window')
    await page.getByLabel('Length in seconds').fill('2')
    const segment = page.getByRole('region', { name: 'Segment 1' })
    const make = segment.getByRole('button', { name: /Make a new version/ })
    await make.getByText('80 credits').waitFor()
    await make.click()
    await page
      .getByRole('radio', { name: /<i>rain<\/i> on a window/ })
      .and(page.locator(':checked'))
      .waitFor()
    assert.equal(await page.locator('.page i, .page b > b').count(), 0)
    await status(page, 'Changed.')
    await page.getByLabel('Title over the picture').fill('Out to sea')
    const recompose = page.getByRole('button', { name: /Recompose/ })
    await recompose.getByText('1 credits').waitFor()
    await recompose.click()
    await until(async () => (await storyboard()).cut !== first, 'the film is composed')
    await status(page, 'The film has no unseen changes.')
    const { cuts } = await storyboard()
    assert.deepEqual([cuts.length, cuts[1].titles[0].text], [2, 'Out to sea'])
    await until(() => page.evaluate(`document.querySelector('video').duration > 2.9`), 'the player has the new film')

    await page.locator('h1').focus()
    for (let step = 0; step < 2; step++) await page.keyboard.press('Control+z')
    await page
      .getByRole('button', { name: /Show that cut/ })
      .getByText('free')
      .waitFor()
    await page.keyboard.press('Control+s')
    await until(async () => (await storyboard()).cut === first, 'the first cut is shown again')
    await status(page, 'The film has no unseen changes.')
    await page.getByRole('button', { name: 'Redo' }).click()
    const seen = () => page.getByLabel('Picture description').inputValue()
    await until(async () => (await seen()).includes('rain'), 'the new version is chosen again')

    await page.getByText('Export', { exact: true }).click()
    for (const [name, begins] of [
      ['Edit decision list (EDL)', 'TITLE: film-'],
      ['OpenTimelineIO', '{"OTIO_SCHEMA"'],
      ['Timeline as JSON', '{\n'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
      const text = await readFile(await download.path(), 'utf8')
      assert.ok(text.startsWith(begins), text.slice(0, 60))
    }
    await page.finish()
  })

  test('everything is done by keyboard: segments, playing from a cut, subtitles, the list of keys', async () => {
    const page = await suite.open(`#/film/${id}`, { width: 390, height: 844, theme: 'dark' })
    await status(page, 'The film has no unseen changes.')
    await page.locator('h1').focus()
    await page.keyboard.press('ArrowRight')
    await until(
      async () => (await segments(page).nth(1).getAttribute('aria-pressed')) === 'true',
      'the next is selected',
    )
    const start = (await storyboard()).segments[0].versions[0].duration as number
    const now = (): Promise<number> => page.evaluate(`document.querySelector('video').currentTime`)
    await until(async () => Math.abs((await now()) - start) < 0.1, 'the film is at the cut')
    await page.keyboard.press(' ')
    await until(async () => (await now()) > start + 0.2, 'it plays from there')
    await page.keyboard.press('Home')
    await until(
      async () => (await segments(page).nth(0).getAttribute('aria-pressed')) === 'true',
      'the first is selected',
    )
    await page.keyboard.press('e')
    assert.equal(await page.evaluate('document.activeElement.tagName'), 'TEXTAREA')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'From the spoken words' }).focus()
    await page.keyboard.press('Enter')
    assert.match(await page.getByLabel('Subtitle 1', { exact: true }).inputValue(), /Good morning/)
    await page.locator('h1').focus()
    await page.keyboard.press('Control+z')
    assert.equal(await page.getByLabel('Subtitle 1', { exact: true }).count(), 0)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    assert.deepEqual(await findProblems(page), [])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.deepEqual(await findProblems(page), [], 'in the dark, on a phone')
    await page.finish()
  })

  test('errors are shown at their fields, and a task that is not a film is explained, in Chinese too', async () => {
    const page = await suite.open(`#/film/${id}`, { language: 'zh' })
    await page.getByLabel('画面内容').fill('，，，')
    await page.getByRole('alert').getByText('请用文字写出内容。').waitFor()
    assert.ok(
      await page
        .getByRole('button', { name: /制作新版本/ })
        .first()
        .isDisabled(),
    )
    assert.deepEqual(await findProblems(page), [])
    await page.goto(`${suite.url()}/#/film/1`)
    await page.getByText('1 不是此账户的影片。').waitFor()
    await page.finish()
  })

  test('a segment is left out of a film and put back, and edited words are made as a further segment', async () => {
    const page = await suite.open(`#/film/${id}`)
    await status(page, 'The film has no unseen changes.')
    const before = (await storyboard()).cuts.at(-1).segments as string[]
    const cards = page.locator('.strip-item')
    assert.equal(await cards.count(), before.length)
    await segments(page).nth(0).click()
    await page.getByRole('button', { name: 'Leave out' }).click()
    await page.getByRole('button', { name: 'Put segment 1 back' }).waitFor()
    assert.deepEqual(await findProblems(page), [])
    await page.getByRole('button', { name: /Recompose/ }).click()
    await until(async () => (await storyboard()).cuts.at(-1).segments.length === before.length - 1, 'it is left out')
    assert.deepEqual((await storyboard()).cuts.at(-1).segments, before.slice(1))
    await status(page, 'The film has no unseen changes.')
    await page.getByRole('button', { name: 'Put segment 1 back' }).click()
    await until(async () => (await cards.count()) === before.length, 'it is back')
    await page.getByLabel('Picture description').fill('a gull on a post')
    await page.getByRole('button', { name: /Make as a new segment/ }).click()
    await until(async () => (await storyboard()).segments.length === before.length + 1, 'it is a segment of its own')
    await until(
      async () => (await storyboard()).segments.at(-1).versions[0].state === 'success',
      'the new segment is made',
    )
    assert.equal((await storyboard()).segments.at(-1).versions[0].prompt, 'a gull on a post')
    await page.finish()
  })

  test('the segments of an advertisement are put in another order by dragging, and back by the keyboard', async () => {
    const body = {
      images: [png(256)],
      prompt: 'Brio, a quiet kettle',
      duration: 8,
      aspect_ratio: '1:1',
      language: 'en',
    }
    const ad = (await suite.ask('POST', '/ent/v2/ad-one-click', body)).id as string
    await untilFinal(async () => ({ json: await suite.ask('GET', `/ent/v2/tasks/${ad}/creations?wait=30`) }))
    const order = async (): Promise<unknown> =>
      (await suite.ask('GET', `/ent/v2/ad-one-click/${ad}/storyboard`)).cuts.at(-1).segments
    const before = (await order()) as string[]
    const page = await suite.open(`#/film/${ad}`)
    await status(page, 'The film has no unseen changes.')
    const cards = page.locator('.strip-item')
    await cards.nth(0).dragTo(cards.nth(before.length - 1))
    await status(page, 'Changed.')
    await page.getByRole('button', { name: /Recompose/ }).click()
    await until(async () => JSON.stringify(await order()) !== JSON.stringify(before), 'it is composed in that order')
    assert.deepEqual(await order(), [...before.slice(1), before[0]])
    await status(page, 'The film has no unseen changes.')
    await page.locator('h1').focus()
    for (let step = 1; step < before.length; step++) await page.keyboard.press('Alt+ArrowLeft')
    await page.getByRole('button', { name: /Show that cut/ }).waitFor()
    assert.deepEqual(await findProblems(page), [])
    await page.finish()
  })

  test('an edited timeline is given back: its differences are shown, then it is composed', async () => {
    const { cuts: earlier, segments: all } = await storyboard()
    const otio = await suite.ask('GET', `${FILMS}/${id}/timeline?format=otio`)
    const video = otio.tracks.children.find(({ kind }: { kind: string }) => kind === 'Video')
    video.children = video.children.filter(({ OTIO_SCHEMA: kind }: { OTIO_SCHEMA: string }) => kind.startsWith('Clip'))
    const [first, ...others] = video.children
    first.source_range.duration.value = 12
    video.children = [...others, first]
    const page = await suite.open(`#/film/${id}`)
    await status(page, 'The film has no unseen changes.')
    const input = page.getByLabel('Edited timeline')
    await input.setInputFiles({ name: 'wrong.otio', mimeType: 'text/plain', buffer: Buffer.from('{}') })
    await page
      .getByRole('alert')
      .getByText(/timeline/)
      .waitFor()
    await input.setInputFiles({
      name: 'film.otio',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(otio)),
    })
    const dialog = page.getByRole('dialog', { name: 'What the edited timeline changes' })
    await dialog.getByText(/0 s to 0.5 s of/).waitFor()
    await dialog.getByText(/1 credits/).waitFor()
    assert.equal(await dialog.getByRole('listitem').count(), others.length + 1)
    assert.deepEqual(await findProblems(page), [])
    assert.equal((await storyboard()).cuts.length, earlier.length, 'nothing is composed yet')
    await dialog.getByRole('button', { name: /Recompose/ }).click()
    await until(async () => (await storyboard()).cut !== earlier.at(-1).id, 'the edited film is composed')
    await status(page, 'The film has no unseen changes.')
    const { shots } = await suite.ask('GET', `${FILMS}/${id}/timeline`)
    assert.equal(shots.at(-1).frames, 12)
    assert.ok(all.length >= shots.length)
    assert.match(page.complaints.splice(0).join('\n'), /^Failed to load resource.* 400 .*timeline$/)
    await page.finish()
    const chinese = await suite.open(`#/film/${id}`, { language: 'zh' })
    await chinese.getByText('导入剪辑后的时间线').waitFor()
    await chinese.finish()
  })
}
