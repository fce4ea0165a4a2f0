import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ChildAccount } from '@kinora/media/children/child-account'
import { type Converter, createConverter } from '@kinora/media/convert/converter'
import type { Log } from '../../core/log.ts'
import type { ConvertBlob } from '../../http/services.ts'
import { chooseChildAccount, openChildFolder } from '../child-account.ts'

// A conversion takes a second of one core; more requests wait.
const CHILDREN = 2

/** Converts stored files for downloads; its processes start with the first conversion. */
export function openConverter(dataDir: string, log: Log): { convert: ConvertBlob; stop(): Promise<void> } {
  type OpenedConverter = { converter: Converter; account: ChildAccount | undefined }
  let opened: Promise<OpenedConverter> | undefined
  const start = async (): Promise<OpenedConverter> => {
    const account = await chooseChildAccount(dataDir, log)
    return { converter: createConverter({ children: CHILDREN, log, account }), account }
  }
  const convert: ConvertBlob = async (blob, to, { label, signal }) => {
    const { converter, account } = await (opened ??= start())
    const folder = await openChildFolder('convert', account)
    try {
      const [path, target] = [join(folder, 'made'), join(folder, `wanted.${to.format}`)]
      await pipeline(blob.stream(), createWriteStream(path, { mode: 0o640 }), { signal })
      await converter.convert({ path, target, to, ...(label !== undefined && { label }) }, { signal })
      const file = await open(target)
      return { file, bytes: (await file.stat()).size }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return {
    convert,
    async stop() {
      const means = await opened
      await means?.converter.stop()
    },
  }
}
