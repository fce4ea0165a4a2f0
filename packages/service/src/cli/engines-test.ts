import { examineEngines } from '../service/examine-engines.ts'
import { type Environment, print } from './command.ts'
import { openOwnEngines } from './open-own-engines.ts'

/** `kinora engines test`: asks the engines of the file, or one of them, whether they could make something now. */
export async function testEngines(env: Environment, name: string | undefined): Promise<number> {
  const { settings, file, log } = openOwnEngines(env)
  const known = Object.keys(file.current()?.engines ?? {})
  if (name !== undefined && !known.includes(name))
    throw new Error(`there is no engine ${JSON.stringify(name)} in the file; there are ${known.join(', ') || 'none'}`)
  const examined = await examineEngines(file, settings, log, name)
  print({ engines: examined.map(({ problems, ...one }) => ({ ...one, isFit: problems.length === 0, problems })) })
  return examined.some(({ problems }) => problems.length > 0) ? 1 : 0
}
