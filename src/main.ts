#!/usr/bin/env node
import { commands } from './cli/index.ts'

const [name = 'help', ...args] = process.argv.slice(2)
const command = commands[name]
if (command) {
  try {
    process.exitCode = await command.run(args, process.env)
  } catch (error) {
    process.stderr.write(`kinora ${name}: ${(error as Error).message}\n`)
    // At once: a start that failed half-way has doors open that would keep the process, and nobody behind them.
    process.exit(1)
  }
} else {
  process.exitCode = (await commands.help?.run([name], process.env)) ?? 2
}
