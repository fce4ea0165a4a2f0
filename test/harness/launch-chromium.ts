import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** Debian's Chromium, where the shell would find it. */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    // In a container there is neither a user namespace nor much shared memory.
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--autoplay-policy=no-user-gesture-required',
      ...more,
    ],
  })

const findChromium = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, 'chromium'))
    .find(file => existsSync(file)) ?? 'chromium'
