import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import type { ConsoleSuite } from '../harness/console.ts'
import { findOverflow, findProblems } from './find-problems.ts'
import { untilShown } from './until-shown.ts'

const FILM = 'one-click/general_one_click'

type Kept = { segments: { key: string; words: string; scene: { seconds: number; places: { time?: string }[] } }[] }

/** The storyboard as the tab keeps it. */
const kept = (page: Page): Promise<Kept> =>
  page.evaluate<Kept>(`JSON.parse(sessionStorage.getItem('kinora.storyboard') ?? '{"segments":[]}')`)
const order = async (page: Page): Promise<string[]> => (await kept(page)).segments.map(({ key }) => key)

export function storyboardTests(suite: ConsoleSuite): void {
  /** Fills in the form of a film and opens its storyboard. */
  async function openStoryboard(): ReturnType<ConsoleSuite['open']> {
    const page = await suite.open(`#/make/${FILM}`)
    await page.getByText('Needed: ').waitFor()
    await page.getByRole('button', { name: 'Fill in an example' }).click()
    await page.locator('[data-field=images] img').first().waitFor()
    await page
      .locator('[data-field=prompt] textarea')
      .fill('A fox walks in a meadow. An owl sits in a forest at night.')
    await page.locator('[data-field=duration] input[type=number]').fill('4')
    await page.getByRole('button', { name: 'Storyboard', exact: true }).click()
    await page.locator('.storyboard-card').first().waitFor()
    return page
  }
  const status = (page: Page, text: string): Promise<void> =>
    page.locator('.storyboard-bar', { hasText: text }).waitFor()

  test('the storyboard of a film is changed, timed, moved and undone, survives the desk and a reload, and is made', async () => {
    const page = await openStoryboard()
    await status(page, '160')
    assert.deepEqual(await order(page), ['0', '1'])
    await page.locator('.storyboard-card img').nth(1).waitFor()
    assert.deepEqual(await findProblems(page), [])

    // The pictures of the request are there for each document of the sheet.
    await page.getByRole('button', { name: 'Storyboard sheet' }).click()
    const sheet = await page.getByRole('link', { name: 'Open the storyboard (PDF)' }).getAttribute('href')
    assert.match(sheet ?? '', /\.pdf\?/)

    // Length and price follow.
    await page.getByLabel('Length of shot 1 in seconds').fill('3')
    await page.keyboard.press('Tab')
    await status(page, '200')
    // In words.
    const before = await page.locator('.storyboard-card img').nth(0).getAttribute('src')
    await page.getByLabel('Say what to change in shot 1').fill('make it night')
    await page.keyboard.press('Enter')
    await untilShown(async () => (await kept(page)).segments[0]?.scene.places[0]?.time === 'night', 'it is night')
    await untilShown(
      async () => (await page.locator('.storyboard-card img').nth(0).getAttribute('src')) !== before,
      'the still follows',
    )
    // Order, copies and removal, and back again.
    await page.getByRole('button', { name: 'Move shot 2 earlier' }).click()
    await untilShown(async () => (await order(page)).join() === '1,0', 'the second is the first')
    await page.getByRole('button', { name: 'Duplicate shot 1' }).click()
    await untilShown(async () => (await order(page)).join() === '1,2,0', 'the copy follows')
    await page.getByRole('button', { name: 'Remove shot 3' }).click()
    await untilShown(async () => (await order(page)).join() === '1,2', 'it is removed')
    await page.keyboard.press('Control+z')
    await untilShown(async () => (await order(page)).join() === '1,2,0', 'it is back')
    await page.getByRole('button', { name: 'Remove shot 2' }).click()
    await untilShown(async () => (await order(page)).join() === '1,0', 'the copy is removed')

    // Over the desk.
    await page.getByRole('link', { name: 'Open shot 1 on the desk' }).click()
    await page.locator('.still[aria-busy=false]').waitFor()
    await page.getByLabel('Say what to change').fill('make it snow')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Keep this change' }).click()
    await page.getByRole('button', { name: 'Put it into the storyboard' }).click()
    await page.locator('.storyboard-card').first().waitFor()
    await untilShown(
      async () => JSON.stringify((await kept(page)).segments[0]?.scene.places).includes('snow'),
      'the document came back',
    )
    assert.deepEqual(await order(page), ['1', '0'])
    await page.keyboard.press('Control+z')
    await untilShown(
      async () => !JSON.stringify((await kept(page)).segments[0]?.scene.places).includes('snow'),
      'what the desk did is undone too',
    )
    await page.keyboard.press('Control+y')
    await untilShown(
      async () => JSON.stringify((await kept(page)).segments[0]?.scene.places).includes('snow'),
      'and done again',
    )
    await page.reload()
    await status(page, '200')
    const { segments } = await kept(page)

    await page.setViewportSize({ width: 390, height: 844 })
    assert.equal(await findOverflow(page), '')
    await page.getByRole('button', { name: 'Make the film' }).click()
    await page.waitForURL(/film\/\d+$/)
    const id = /\d+$/.exec(page.url())?.[0] ?? ''
    const { body } = await suite.ask('GET', `/ent/v2/tasks/${id}/request`)
    assert.deepEqual(
      body.scenes,
      segments.map(({ scene }) => scene),
    )
    await suite.ask('POST', `/ent/v2/tasks/${id}/cancel`, {})
    await page.finish()
  })

  test('a shot is added in words, and an error is shown at the button', async () => {
    const page = await openStoryboard()
    await page.getByLabel('Another shot, in words').fill('a red ball lies on the beach')
    await page.getByRole('button', { name: 'Add the shot' }).click()
    await untilShown(async () => (await order(page)).join() === '0,1,2', 'it is the last one')
    await page.locator('.storyboard-card img').nth(2).waitFor()
    await page.finish()
  })
}

export function collectionTests(suite: ConsoleSuite): void {
  const scene = {
    version: 'kinora.scene/1',
    seconds: 4,
    entities: [{ id: 'box', asset: 'crate' }],
    places: [{ id: 'set', asset: 'product-sweep' }],
    shots: [{ from: 0, to: 4, place: 'set' }],
  }

  test('a scene is a favourite by its star, is put into a collection, and is found there', async () => {
    const { id } = await suite.ask('POST', '/ent/v2/scenes', { name: 'starred', scene })
    await suite.ask('POST', '/ent/v2/scenes', { name: 'plain', scene })
    const page = await suite.open('#/desk')
    // Starting points are cards too.
    const cards = page.getByRole('region', { name: 'Your scenes' }).locator('.scene-card')
    await page.getByRole('button', { name: 'Add starred to the favourites' }).click()
    await page.getByRole('button', { name: 'Remove starred from the favourites' }).waitFor()
    await untilShown(
      async () => (await suite.ask('GET', '/ent/v2/collections/favourites')).contents[0]?.id === id,
      'the service knows',
    )
    await page.getByRole('button', { name: 'Collections… starred' }).click()
    await page.getByRole('dialog').getByLabel('New collection').fill('For the client')
    await page.getByRole('button', { name: 'Create and add' }).click()
    await page.getByRole('checkbox', { name: 'For the client (1)' }).waitFor()
    assert.equal(await page.getByRole('checkbox', { name: 'For the client (1)' }).isChecked(), true)
    assert.deepEqual(await findProblems(page), [])
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('link', { name: 'For the client (1)' }).click()
    await untilShown(async () => (await cards.filter({ hasText: 'plain' }).count()) === 0, 'only what is in it')
    await cards.filter({ hasText: 'starred' }).waitFor()
    assert.deepEqual(await findProblems(page), [])
    await page.getByRole('button', { name: 'Delete For the client' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await cards.filter({ hasText: 'plain' }).waitFor()
    assert.equal((await suite.ask('GET', '/ent/v2/collections')).collections.length, 1)
    await page.finish()
  })
}
