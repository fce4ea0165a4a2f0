import type { NeededModel } from './workflow/slots.ts'
import type { Workflow } from './workflow/workflow.ts'

const MODEL = /\.(safetensors|sft|gguf|ckpt|pth?|bin|onnx)$/i

/** Folders below ComfyUI's `models`, by the inputs that name their files. */
const FOLDERS: readonly [input: RegExp, folder: string][] = [
  [/^(unet|diffusion_model)_name$/, 'diffusion_models'],
  [/^clip_name\d*$/, 'text_encoders'],
  [/^vae_name$/, 'vae'],
  [/^ckpt_name$/, 'checkpoints'],
  [/^lora_name$/, 'loras'],
  [/^control_net_name$/, 'controlnet'],
  [/^style_model_name$/, 'style_models'],
  [/^audio_encoder_name$/, 'audio_encoders'],
]
const USUAL_FOLDER = 'checkpoints'

/** The weight files that a workflow names. */
export function listModels(workflow: Workflow): NeededModel[] {
  const models = new Map<string, NeededModel>()
  for (const { class_type, inputs } of Object.values(workflow))
    for (const [input, file] of Object.entries(inputs))
      if (typeof file === 'string' && MODEL.test(file)) models.set(file, { file, folder: folderFor(class_type, input) })
  return [...models.values()]
}

function folderFor(classType: string, input: string): string {
  if (/CLIPVision/.test(classType)) return 'clip_vision'
  if (/UpscaleModel/.test(classType)) return 'upscale_models'
  return FOLDERS.find(([name]) => name.test(input))?.[1] ?? USUAL_FOLDER
}
