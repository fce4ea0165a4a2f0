import { chatKind } from './chat/chat-kind.ts'
import { cogKind } from './cog/cog-kind.ts'
import { comfyuiKind } from './comfyui/comfyui-kind.ts'
import { commandKind } from './command/command-kind.ts'
import { falKind } from './fal/fal-kind.ts'
import { lightx2vKind } from './lightx2v/lightx2v-kind.ts'
import { openaiKind } from './openai/openai-kind.ts'
import { type RegisteredKind, registerKind } from './register-kind.ts'
import { sdapiKind } from './stable-diffusion/sdapi-kind.ts'
import { sdcppKind } from './stable-diffusion/sdcpp-kind.ts'
import { upstreamKind } from './upstream/upstream-kind.ts'

/** All kinds of engines for the engines file, besides the built-in ones. A new kind is a folder and a line here. */
export const KINDS: Readonly<Record<string, RegisteredKind>> = {
  chat: registerKind(chatKind),
  cog: registerKind(cogKind),
  comfyui: registerKind(comfyuiKind),
  command: registerKind(commandKind),
  fal: registerKind(falKind),
  lightx2v: registerKind(lightx2vKind),
  openai: registerKind(openaiKind),
  sdapi: registerKind(sdapiKind),
  sdcpp: registerKind(sdcppKind),
  upstream: registerKind(upstreamKind),
}
