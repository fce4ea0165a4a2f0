import { createWriteStream } from 'node:fs'
import { chmod, chown, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ChildAccount } from '@kinora/media/children/child-account'
import { type Converter, createConverter } from '@kinora/media/convert/converter'
import type { Log } from '../core/log.ts'
import type { ConvertBlob } from '../http/services.ts'
import { chooseChildAccount } from './choose-child-account.ts'

// Further ones wait: a second of one core each.
const CHILDREN = 2

/** Converts stored files for those who are answered; its processes are started when the first is. */
export function openConverter(dataDir: string, log: Log): { convert: ConvertBlob; stop(): Promise<void> } {
  type Means = { converter: Converter; account: ChildAccount | undefined }
  let opened: Promise<Means> | undefined
  const start = async (): Promise<Means> => {
    const account = await chooseChildAccount(dataDir, log)
    return { converter: createConverter({ children: CHILDREN, log, account }), account }
  }
  const convert: ConvertBlob = async (blob, to, { label, signal }) => {
    const { converter, account } = await (opened ??= start())
    const folder = await openFolder(account)
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

/** For this process and its children alone. */
async function openFolder(account: ChildAccount | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-convert-'))
  if (!account) return folder
  await chown(folder, process.getuid?.() ?? 0, account.gid)
  await chmod(folder, 0o2770)
  return folder
}
