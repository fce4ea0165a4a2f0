import { makeSignInCode, signInLink } from '../accounts/sign-in.ts'
import { isConsoleBuilt } from '../http/console-files.ts'
import type { Services } from '../http/services.ts'
import type { FirstAccount } from './first-account.ts'
import type { Settings } from './settings.ts'

export type SignIn = { hasConsole: boolean; link?: string }

/** Makes a sign-in link for the person who started the service, unless the operator turned links off. */
export async function makeSignInLink(
  { id: accountId }: FirstAccount,
  publicUrl: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  settings: Settings,
): Promise<SignIn> {
  const hasConsole = isConsoleBuilt()
  if (!hasConsole || !settings.KINORA_SIGN_IN_LINK) return { hasConsole }
  const scopes = ['create', 'read', 'admin'] as const
  const code = await db.transaction(tx => makeSignInCode(tx, { accountId, scopes }, { clock }))
  return { hasConsole, link: signInLink(publicUrl, code) }
}
