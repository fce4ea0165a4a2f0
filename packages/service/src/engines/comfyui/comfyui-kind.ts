import type { OrderKind } from '@kinora/media/engine/contract'
import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind, ResolvePath } from '../engine-kind.ts'
import { createComfyuiEngine } from './comfyui-engine.ts'
import { examineWorkflows } from './examine-workflows.ts'
import { type LoadedWorkflow, loadWorkflow } from './workflow/load-workflow.ts'
import { guidesIn } from './workflow/slots.ts'

export type ComfyuiSettings = {
  /** One server, or several that share the work. */
  urls: readonly string[]
  workflows: readonly string[]
  /** True if the stage films every order first, and its passes guide the workflows. */
  guides?: boolean
  /** The default for how closely they are followed. */
  guidance?: number
}

const text = { type: 'string', minLength: 1 }

/** Workflows on ComfyUI servers. */
export const comfyuiKind: EngineKind<ComfyuiSettings> = {
  about: 'Workflows on one or several ComfyUI servers',
  properties: {
    urls: {
      description: 'Where ComfyUI answers, such as http://127.0.0.1:8188; several share the work',
      type: 'array',
      items: text,
      minItems: 1,
      uniqueItems: true,
    },
    workflows: {
      description:
        'API-format exports with a .slots.json beside each, or names of those that come with Kinora; the first that suits an order makes it',
      type: 'array',
      items: text,
      minItems: 1,
      uniqueItems: true,
    },
    guides: {
      description:
        'Whether workflows with guides are used: the studio stages the scene, and its passes direct the model',
      type: 'boolean',
    },
    guidance: {
      description: 'How closely guides are followed where a request has no guidance, 0 to 1; 1 unless told',
      type: 'number',
      minimum: 0,
      maximum: 1,
    },
  },
  required: ['urls', 'workflows'],
  isRemote: true,
  makes(settings, resolvePath) {
    const kinds = loadAll(settings, resolvePath).map(({ slots }): OrderKind => slots.makes.kind)
    return [...new Set(kinds)]
  },
  check(settings, resolvePath) {
    for (const [index, url] of settings.urls.entries()) {
      const checked = checkUrl(url, { allowPrivateNetworks: true })
      if (!checked.ok) throw new Error(`urls[${index}] ${checked.why}`)
    }
    for (const { name, slots } of loadAll(settings, resolvePath))
      if (guidesIn(slots).length > 0 && settings.guides !== true)
        throw new Error(`workflows: ${name} needs guides (${guidesIn(slots).join(', ')}); set guides to true`)
  },
  open: (settings, tools) => createComfyuiEngine(settings, loadAll(settings, tools.resolvePath), tools),
  examine: (settings, tools, signal) =>
    examineWorkflows(settings.urls, loadAll(settings, tools.resolvePath), tools, signal),
}

function loadAll({ workflows }: ComfyuiSettings, resolvePath: ResolvePath = path => path): LoadedWorkflow[] {
  const loaded = workflows.map(name => loadWorkflow(name, resolvePath))
  for (const { name } of loaded)
    if (loaded.filter(one => one.name === name).length > 1)
      throw new Error(`workflows has two of the name ${name}: what is under way is found by it`)
  return loaded
}
