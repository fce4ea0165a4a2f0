import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import type { ConsoleSuite, OpenPage } from '../harness/console.ts'
import { until } from '../harness/until.ts'
import { findOverflow, findProblems } from './find-problems.ts'

// Every page of the register that one gets to from the menu, and some views of them.
const register = readFileSync(join(import.meta.dirname, '../../packages/console/src/shell/pages.ts'), 'utf8')
const PAGES = [
  ...[...register.matchAll(/path: '([\w-]+)',[^}]*?menu: '(?!none)/g)].map(match => match[1] ?? ''),
  'make/reference2video',
  'tasks?view=gallery',
]
// Files of the page itself, as they come over the wire.
const MAX_BYTES = 90_000

export function everywhereTests(suite: ConsoleSuite): void {
  const open = async (width: number, theme: 'light' | 'dark', language: 'en' | 'zh'): Promise<OpenPage> =>
    suite.open('#/make', { width, height: width === 390 ? 844 : 900, theme, language })
  const show = async (page: OpenPage, path: string): Promise<void> => {
    await page.goto(`${suite.url()}/#/${path}`)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
  }
  const openMenu = async (page: OpenPage, [menu, tasks]: readonly [string, string]): Promise<void> => {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('link', { name: tasks }).waitFor()
    assert.deepEqual(await findProblems(page), [], 'the menu')
    await page.getByRole('link', { name: tasks }).click()
    await page.getByRole('heading', { name: tasks }).waitFor()
    assert.deepEqual(await findProblems(page), [])
  }

  for (const [width, theme, language, names] of [
    [390, 'light', 'en', ['Menu', 'Tasks']],
    [1280, 'dark', 'zh', ['菜单', '任务']],
  ] as const)
    test(`every page holds at ${width} px, ${theme}, in ${language}: nothing serious for axe, nothing wider than the window`, async () => {
      const page = await open(width, theme, language)
      assert.ok(PAGES.length >= 5)
      for (const path of PAGES) {
        await show(page, path)
        assert.deepEqual(await findProblems(page), [], path)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await openMenu(page, names)
      await page.finish()
    })

  test('nothing is wider than a window of 390 px in the dark in Chinese, or of 3840 px', async () => {
    const page = await open(390, 'dark', 'zh')
    for (const width of [390, 3840]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of PAGES) {
        await show(page, path)
        assert.equal(await findOverflow(page), '', `${path} at ${width}`)
      }
    }
    await page.finish()
  })

  test('the first load is small, and loads nothing from elsewhere', async () => {
    const page = await suite.open('#/make')
    await page.locator('form.make-form').waitFor()
    const loads = await page.evaluate<{ name: string; encodedBodySize: number }[]>(
      `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(({ name, encodedBodySize }) => ({ name, encodedBodySize }))`,
    )
    assert.deepEqual(
      loads.filter(one => !one.name.startsWith(suite.url())),
      [],
    )
    const files = loads.filter(one => !new URL(one.name).pathname.startsWith('/ent/'))
    const bytes = files.reduce((sum, one) => sum + one.encodedBodySize, 0)
    assert.ok(files.length >= 6 && bytes > 10_000 && bytes <= MAX_BYTES, `${bytes} bytes in ${files.length} files`)
    await page.finish()
  })

  test('it works behind a proxy that serves it under a path', async t => {
    const proxy = createServer((incoming, answer) => {
      const path = incoming.url ?? ''
      if (!path.startsWith('/studio/kinora/')) return answer.writeHead(404).end()
      const { method, headers } = incoming
      incoming.pipe(
        request(suite.url() + path.replace('/studio/kinora', ''), { method, headers }, from => {
          answer.writeHead(from.statusCode ?? 500, from.headers)
          from.pipe(answer)
        }).on('error', () => answer.destroy()),
      )
    })
    await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
    t.after(() => proxy.closeAllConnections())
    t.after(() => proxy.close())
    const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/studio/kinora`
    const page = await suite.open('#/make', { at })
    await page.locator('form.make-form').getByRole('button', { name: 'Fill in an example' }).click()
    await page.locator('.price strong').waitFor()
    await page.getByRole('link', { name: 'Tasks' }).click()
    await page.getByRole('heading', { name: 'Tasks' }).waitFor()
    await page.locator('[data-task]').first().waitFor()
    await page.finish()
  })

  test('everything is reached by the keyboard alone', async () => {
    const page = await suite.open('#/make')
    await page.locator('form.make-form').waitFor()
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate('document.activeElement.className'), 'skip')
    await page.keyboard.press('Enter')
    assert.equal(await page.evaluate('document.activeElement.tagName'), 'H1')
    await page.keyboard.press('Tab')
    assert.ok(await page.evaluate(`document.activeElement.matches('.pill')`))
    await page.goto(`${suite.url()}/#/tasks`)
    await page.locator('.task-link').first().focus()
    const first = await page.evaluate(`document.activeElement.closest('[data-task]').dataset.task`)
    await page.keyboard.press('ArrowDown')
    assert.notEqual(await page.evaluate(`document.activeElement.closest('[data-task]').dataset.task`), first)
    await page.keyboard.press('Enter')
    await page.getByRole('complementary', { name: 'The task' }).waitFor()
    // The key is listened to a moment after the details are seen: nobody's hand is as fast as a test's.
    await until(async () => {
      await page.keyboard.press('Escape')
      return (await page.getByRole('complementary', { name: 'The task' }).count()) === 0
    }, 'the details are closed')
    await page.finish()
  })
}
