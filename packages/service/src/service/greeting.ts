import { quickCommand, quickStart } from '../reference/page/quick-start.ts'
import type { FirstAccount } from './first-account.ts'
import { makeSignInCode, signInLink } from '../accounts/sign-in.ts'
import { isConsoleBuilt } from '../http/console-files.ts'
import type { StoreServices } from '../http/services.ts'
import type { Settings } from './settings.ts'

export type Roles = { api: boolean; worker: boolean }

type Started = {
  /** The address of this process. */
  listening: string
  /** The address that callers use. */
  publicUrl: string
  isEmbedded: boolean
  roles: Roles
  account: FirstAccount | undefined
  /** How long results are kept. */
  keepDays: number
  /** The sign-in link, or why there is no console. */
  signIn: SignIn | undefined
  /** Warnings for the operator. */
  warnings: readonly string[]
}

// An installed package contains only JavaScript.
const COMMAND = import.meta.filename.endsWith('.ts') ? 'npm run kinora --' : 'npx kinora'

/** The start banner: the address, how to sign in, a first command. */
export function greeting(started: Started): string {
  const { listening, publicUrl, isEmbedded, roles, account, keepDays, signIn, warnings } = started
  const database = isEmbedded ? 'embedded PostgreSQL' : 'PostgreSQL'
  const warned = warnings.map(warning => `\nWarning: ${warning}\n`).join('')
  if (!roles.api) return `\nKinora works on tasks; health at ${listening}/healthz   (${database})\n${warned}\n`
  const behind = publicUrl === listening ? '' : `, listening at ${listening}`
  return `
Kinora serves at ${publicUrl}   (${database}${behind})
${consoleLines(publicUrl, signIn)}  API reference  ${publicUrl}/docs
  API key        ${account?.newKey ?? whereKeyIs(account)}
  a new key      ${COMMAND} keys create ${account?.id ?? 'ACCOUNT'} --name mine --scopes create,read,admin
  results        are kept for ${keepDays} ${keepDays === 1 ? 'day' : 'days'} (KINORA_KEEP_DAYS); npx kinora keep TASK keeps one for good
${warned}
Try it:
${indented(quickCommand('npx kinora'))}
or with curl:
${indented(quickStart(publicUrl, account?.newKey ?? '<API_KEY>'))}

`
}

function consoleLines(publicUrl: string, signIn: SignIn | undefined): string {
  if (!signIn?.hasConsole) return '  console        not built: npm run build:console\n'
  const link = signIn.link ? `  sign in once   ${signIn.link}   (within ten minutes)\n` : ''
  return `  console        ${publicUrl.replace(/\/+$/, '')}/\n${link}`
}

const whereKeyIs = (account: FirstAccount | undefined): string =>
  account?.keyIsSet ? 'as set by KINORA_BOOTSTRAP_KEY' : 'as printed at the first start'

const indented = (text: string): string => text.replaceAll(/^/gm, '  ')

export type SignIn = { hasConsole: boolean; link?: string }

/** Makes a sign-in link for the person who started the service, unless the operator turned links off. */
export async function makeSignInLink(
  { id: accountId }: FirstAccount,
  publicUrl: string,
  { db, clock }: Pick<StoreServices, 'db' | 'clock'>,
  settings: Settings,
): Promise<SignIn> {
  const hasConsole = isConsoleBuilt()
  if (!hasConsole || !settings.KINORA_SIGN_IN_LINK) return { hasConsole }
  const scopes = ['create', 'read', 'admin'] as const
  const code = await db.transaction(tx => makeSignInCode(tx, { accountId, scopes }, { clock }))
  return { hasConsole, link: signInLink(publicUrl, code) }
}
