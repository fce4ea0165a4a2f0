import { join } from 'node:path'
import { makeSignInCode, signInLink } from '../accounts/sign-in.ts'
import { choice, list } from '../catalog/words/words.ts'
import { findFirstAccountId } from '../store/accounts.ts'
import type { Scope } from '../store/api-keys.ts'
import { ACCESS_FILE, readAccess } from '../service/local-access.ts'
import { readSettings, type Settings } from '../service/settings.ts'
import type { Command } from './command.ts'
import { readArgs } from './read-args.ts'

const SCOPES = ['create', 'read', 'admin'] as const
const FIELDS = {
  scopes: list(choice(SCOPES), { min: 1, max: 3, about: 'Scopes of the browser; default: all' }),
}

const REQUEST = { name: 'sign-in link', summary: '', fields: FIELDS }

/** Prints a new sign-in link while the service runs. */
export const signIn: Command = {
  summary: 'Print a link that signs in to the console once, within ten minutes',
  usage: 'sign-in [ACCOUNT] [--scopes create,read,admin]',
  help: () => `usage: sign-in [ACCOUNT] [--scopes create,read,admin]

Print a link that signs in to the console once, within ten minutes

  ACCOUNT    The account to sign in to. Default: the first account
  --scopes   ${FIELDS.scopes.about}
`,
  async run(args, env) {
    const settings = readSettings(env)
    const isNamed = args[0] !== undefined && !args[0].startsWith('-')
    const { id, body } = readArgs(args, isNamed ? ['ACCOUNT'] : [], FIELDS)
    const { openCatalog } = await import('../service/open/open-catalog.ts')
    const { openStore } = await import('../service/open/open-store.ts')
    const { values } = openCatalog(settings).understand(REQUEST, body)
    const scopes = (values.scopes as Scope[] | undefined) ?? SCOPES
    const store = await openStore(settings)
    try {
      const code = await store.db.transaction(async tx => {
        const accountId = isNamed ? id : await findFirstAccountId(tx)
        if (accountId === undefined)
          throw new Error('there is no account yet: the first start of the service makes one')
        return makeSignInCode(tx, { accountId, scopes }, store)
      })
      process.stdout.write(`${signInLink(await publicUrl(settings), code)}\n`)
      return 0
    } finally {
      await store.close()
    }
  },
}

/** The address that the service would use: the configured one, the last known one, or the default. */
async function publicUrl(settings: Settings): Promise<string> {
  if (settings.KINORA_PUBLIC_URL) return settings.KINORA_PUBLIC_URL
  const access = await readAccess(join(settings.KINORA_DATA_DIR, ACCESS_FILE)).catch(() => undefined)
  return (
    access?.url ?? `http://${settings.KINORA_HOST.replace(/^(?:0\.0\.0\.0|::)$/, '127.0.0.1')}:${settings.KINORA_PORT}`
  )
}
