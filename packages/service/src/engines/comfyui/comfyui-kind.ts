import type { OrderKind } from '@kinora/media/engine/contract'
import { checkUrl } from '../../net/check-url.ts'
import type { EngineKind, ResolvePath } from '../engine-kind.ts'
import { createComfyuiEngine } from './comfyui-engine.ts'
import { examineWorkflows } from './examine-workflows.ts'
import { type LoadedWorkflow, loadWorkflow } from './workflow/load-workflow.ts'

export type ComfyuiSettings = {
  /** One server, or several that share the work. */
  urls: readonly string[]
  workflows: readonly string[]
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
    loadAll(settings, resolvePath)
  },
  open: (settings, tools) => createComfyuiEngine(settings.urls, loadAll(settings, tools.resolvePath), tools),
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
