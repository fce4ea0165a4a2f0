import { commandKind } from './command/command-kind.ts'
import type { EngineKind } from './engine-kind.ts'
import { openaiKind } from './openai/openai-kind.ts'
import { sdapiKind } from './stable-diffusion/sdapi-kind.ts'
import { sdcppKind } from './stable-diffusion/sdcpp-kind.ts'
import { upstreamKind } from './upstream/upstream-kind.ts'

/** Every kind of engine that the engines file can name, besides the built-in ones; a new one is a folder and a line here. */
export const KINDS: Readonly<Record<string, EngineKind>> = {
  command: commandKind,
  openai: openaiKind,
  sdapi: sdapiKind,
  sdcpp: sdcppKind,
  upstream: upstreamKind,
}
