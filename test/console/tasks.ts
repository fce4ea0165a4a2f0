import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import type { ConsoleSuite } from '../harness/console.ts'
import { untilShown } from './until-shown.ts'
import { findProblems } from './find-problems.ts'

const CLIP = { model: 'genq2', duration: 1, resolution: '540p', aspect_ratio: '1:1' }

/** The filled share of a bar, at ten times of its animation if it has one. */
const filledOf = (bar: Locator): Promise<number[]> =>
  bar.evaluate(whole => {
    const part = whole.firstElementChild!
    const animations = part.getAnimations()
    for (const one of animations) one.pause()
    const times = animations.length > 0 ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [0]
    return times.map(tenth => {
      for (const one of animations)
        one.currentTime = (tenth / 10) * Number(one.effect?.getComputedTiming().duration ?? 0)
      const [all, own] = [whole.getBoundingClientRect(), part.getBoundingClientRect()]
      return Math.max(0, Math.min(all.right, own.right) - Math.max(all.left, own.left)) / all.width
    })
  })

export function tasksTests(suite: ConsoleSuite): void {
  const create = async (prompt: string, more: object = {}): Promise<string> =>
    String((await suite.ask('POST', '/ent/v2/text2video', { ...CLIP, prompt, ...more })).id)
  const ended = (id: string): Promise<unknown> =>
    untilShown(
      async () =>
        /success|failed/.test(String((await suite.ask('GET', `/ent/v2/tasks/${id}/creations?wait=10`)).state)),
      'the task ends',
    )

  test('the list follows tasks live, keeps its view in the address, and shows details beside it without losing its place', async () => {
    const page = await suite.open('#/tasks', { motion: true })
    const id = await create('a zebra crosses the road', { seed: 4711 })
    const row = page.locator(`[data-task="${id}"]`)
    await row.waitFor()
    await row.and(page.locator('[data-state=success]')).waitFor()
    await page.getByRole('searchbox', { name: 'Search prompts' }).fill('ZEBRA road')
    await untilShown(async () => (await page.locator('[data-task]').count()) === 1, 'only what was searched for')
    await untilShown(() => new URL(page.url()).hash.includes('q=ZEBRA'), 'the address has it')
    await row.locator('.task-link').click()
    const details = page.getByRole('complementary', { name: 'The task' })
    await details.locator('dd').getByText('4711').waitFor()
    assert.match(new URL(page.url()).hash, new RegExp(`^#/tasks/${id}\\?q=ZEBRA`))
    await details.locator('video').waitFor()
    const look = `(video => { video.muted = true; void video.play(); return video.currentTime > 0.2 })(document.querySelector('.details video'))`
    await untilShown(() => page.evaluate(look), 'the video advances')
    await details.getByText('Contact sheet').click()
    await untilShown(
      () => page.evaluate(`document.querySelector('.details img').naturalWidth > 0`),
      'the sheet is there',
    )
    assert.deepEqual(await findProblems(page), [])
    await page.reload()
    await details.locator('dd').getByText('4711').waitFor()
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })
    await page.goto(`${suite.url()}/#/tasks?seed=4711`)
    await row.waitFor()
    assert.equal(await page.locator('[data-task]').count(), 1)
    await page.finish()
  })

  test('a view is saved under a name, opened by it, and forgotten when it is removed', async () => {
    await create('an okapi in the rain')
    const page = await suite.open('#/tasks?q=okapi')
    await page.locator('[data-task]').waitFor()
    await page.getByRole('button', { name: 'Save this view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByLabel('Name').fill('Okapis')
    assert.deepEqual(await findProblems(page), [])
    await page.keyboard.press('Enter')
    const view = page.getByRole('link', { name: 'Okapis' })
    await view.and(page.locator('[aria-current=page]')).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Save this view' }).count(), 0, 'it is saved already')
    await page.goto(`${suite.url()}/#/tasks`)
    await page.reload()
    await untilShown(async () => (await page.locator('[data-task]').count()) > 1, 'everything is shown')
    await view.click()
    await untilShown(async () => (await page.locator('[data-task]').count()) === 1, 'the view is shown')
    assert.equal(new URL(page.url()).hash, '#/tasks?q=okapi')
    await page.getByRole('button', { name: 'Remove the view Okapis' }).click()
    await view.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Save this view' }).waitFor()
    assert.equal(await view.count(), 0)
    await page.finish()
  })

  test('again, another seed, change and use as input have their effects', async () => {
    const id = await create('a heron by the lake', { seed: 99 })
    await ended(id)
    const page = await suite.open(`#/tasks/${id}?q=heron`)
    const details = page.getByRole('complementary', { name: 'The task' })
    await details.getByRole('button', { name: 'Again', exact: true }).click()
    await untilShown(async () => (await page.locator('[data-task]').count()) === 2, 'the same once more')
    await details.getByRole('button', { name: 'Another seed' }).click()
    await untilShown(async () => (await page.locator('[data-task]').count()) === 3, 'and once more')
    const { tasks } = await suite.ask('GET', '/ent/v2/tasks?search=heron')
    const seeds = (tasks as { seed: number }[]).map(one => one.seed)
    assert.deepEqual(seeds.slice(1), [99, 99])
    assert.notEqual(seeds[0], 99)
    await details.getByRole('combobox', { name: 'Use as input' }).selectOption('img2video')
    await page.locator('[data-field=images] img').waitFor()
    await page.goto(`${suite.url()}/#/tasks/${id}`)
    await details.getByRole('button', { name: 'Change and make' }).click()
    await untilShown(
      async () => (await page.locator('#field-prompt').inputValue()) === 'a heron by the lake',
      'the form is filled',
    )
    assert.equal(await page.locator('#field-seed').inputValue(), '99')
    await page.finish()
  })

  test('a task that waits has an empty bar, its place and the time that is left', async () => {
    const id = await create('a patient snail')
    await ended(id)
    const page = await suite.open('#/tasks', {})
    const end = new Date(Date.now() + 200_000).toISOString()
    const waits = { state: 'queueing', progress: 0, creations: [], queue_position: 3, estimated_end_at: end }
    await page.route(/ent\/v2\/tasks\?/, async route => {
      const answer = await route.fetch()
      const { tasks, ...rest } = (await answer.json()) as { tasks: { id: string }[] }
      const json = { ...rest, tasks: tasks.map(task => (task.id === id ? { ...task, ...waits } : task)) }
      await route.fulfill({ response: answer, json })
    })
    await page.reload()
    const row = page.locator(`[data-task="${id}"][data-state=queueing]`)
    await row.getByText('place 3 in the queue · about 3 min left').waitFor()
    const bar = row.getByRole('progressbar')
    assert.equal(await bar.getAttribute('aria-valuenow'), null)
    // Without motion the bar is empty; with it, a short piece passes by.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    assert.equal(Math.max(...(await filledOf(bar))), 0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const passing = await filledOf(bar)
    assert.ok(passing.length > 1 && Math.max(...passing) > 0.1 && Math.max(...passing) < 0.3, passing.join())
    await page.unrouteAll()
    await page.finish()
  })

  test('a result shows its expiry, and Keep keeps it until it is pressed again', async () => {
    const id = await create('a turtle that stays')
    await ended(id)
    const page = await suite.open(`#/tasks/${id}`)
    const details = page.getByRole('complementary', { name: 'The task' })
    await details.locator('dd').getByText('kept until').waitFor()
    await details.getByRole('button', { name: 'Keep', exact: true }).click()
    await details.locator('dd').getByText('Kept permanently').waitFor()
    assert.equal((await suite.ask('GET', `/ent/v2/tasks/${id}/creations`)).pinned, true)
    assert.deepEqual(await findProblems(page), [])
    await details.getByRole('button', { name: 'Kept permanently', pressed: true }).click()
    await details.locator('dd').getByText('kept until').waitFor()
    assert.equal((await suite.ask('GET', `/ent/v2/tasks/${id}/creations`)).pinned, false)
    await page.finish()
  })

  test('two clips are compared in step, and what people wrote is shown as text', async () => {
    const ids = [await create('<img src=x onerror=alert(1)> one'), await create('<b>two</b> onerror')]
    await Promise.all(ids.map(ended))
    const page = await suite.open('#/tasks?q=onerror')
    for (const id of ids) await page.locator(`[data-task="${id}"] input[type=checkbox]`).check()
    await page.getByText('<img src=x onerror=alert(1)> one').first().waitFor()
    assert.equal(await page.locator('.tasks-list b').count(), 0, 'text of users is text')
    await page.getByRole('button', { name: 'Compare' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare' })
    const slider = dialog.getByRole('slider', { name: 'Time' })
    const times = (): Promise<number[]> =>
      page.evaluate(`[...document.querySelectorAll('dialog video')].map(video => video.currentTime)`)
    // Until both clips are there it cannot be moved, which is waited for.
    await slider.fill('0.52')
    await untilShown(async () => {
      const found = await times()
      return found.length === 2 && found.every(time => Math.abs(time - 0.52) < 0.05)
    }, 'both are there')
    assert.deepEqual(await findProblems(page), [])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.finish()
  })

  test('failures show why in a line, and the selected ones are tried again', async () => {
    // Nothing listens there.
    const failing = {
      model: 'genq2-turbo',
      images: ['https://kinora.invalid/a.jpg'],
      prompt: 'a lighthouse that fails',
    }
    const { id } = await suite.ask('POST', '/ent/v2/img2video', failing)
    await ended(String(id))
    const page = await suite.open('#/tasks?state=failed&q=lighthouse')
    const row = page.locator(`[data-task="${id}"]`)
    await row.locator('.task-why').waitFor()
    assert.match(await row.locator('.task-why').innerText(), /images\[0\]/)
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Try 1 again' }).click()
    await untilShown(
      async () => (await suite.ask('GET', '/ent/v2/tasks?search=lighthouse')).tasks.length === 2,
      'it is asked for again',
    )
    await page.finish()
  })

  test('the page recovers automatically when the service is restarted while a task runs', async () => {
    const page = await suite.open('#/tasks?q=restarted')
    const id = await create('a long walk, restarted', { duration: 8 })
    await page.locator(`[data-task="${id}"]`).waitFor()
    await suite.restart(async () => {
      await page.getByText('The service cannot be reached').waitFor()
    })
    await page.locator(`[data-task="${id}"][data-state=success]`).waitFor()
    await page.getByText('The service cannot be reached').waitFor({ state: 'detached' })
    const refused = page.complaints.splice(0)
    assert.ok(refused.length > 0 && refused.every(one => /ERR_|Failed to (?:load|fetch)/.test(one)), refused.join('\n'))
    await page.finish()
  })
}
