import assert from 'node:assert/strict'
import { runCommand } from '../../src/cli/index.ts'

/** What a command that succeeds prints, in this process. */
export async function printedBy(args: string[], env: Record<string, string>): Promise<string> {
  const { stdout } = process
  const write = stdout.write.bind(stdout)
  let printed = ''
  // The reports of the tests, which go the same way, are bytes.
  stdout.write = (chunk: string | Uint8Array) => (typeof chunk === 'string' ? ((printed += chunk), true) : write(chunk))
  try {
    assert.equal(await runCommand(args, env), 0)
  } finally {
    stdout.write = write
  }
  return printed
}
