import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { EngineTools } from '../engine-kind.ts'
import { cancelJob, chooseWorkflow, type Comfyui, leaveJob, placeJob, pollJob, startJob } from './comfyui-jobs.ts'
import { createFitness, openInstances } from './instances.ts'
import { createFollowers } from './followers.ts'
import { leftOut } from './suits-order.ts'
import type { LoadedWorkflow } from './workflow/load-workflow.ts'
import { wantedGuides } from './workflow/slot-values.ts'

/** Makes orders with the workflows of one or several ComfyUI servers. */
export function createComfyuiEngine(
  { urls, guidance = 1 }: { urls: readonly string[]; guidance?: number },
  workflows: readonly LoadedWorkflow[],
  tools: EngineTools,
): OpenEngine {
  const instances = openInstances(urls, tools)
  const followers = createFollowers(tools.headers)
  const fitness = createFitness(tools.clock)
  const comfyui: Comfyui = { urls, workflows, instances, fitness, followers, sentTo: new Map() }
  return {
    name: tools.name,
    isRemote: () => true,
    accepts: order => chooseWorkflow(comfyui, order) !== undefined,
    leavesOut(order) {
      const loaded = chooseWorkflow(comfyui, order)
      return loaded ? leftOut(order, loaded.slots) : []
    },
    guides(order) {
      const loaded = chooseWorkflow(comfyui, order)
      return loaded && wantedGuides(order, loaded.slots)
    },
    place: async order => placeJob(comfyui, order),
    start: (token, order, context) =>
      startJob(comfyui, token, { ...order, guidance: order.guidance ?? guidance }, context),
    poll: (token, order, context) => pollJob(comfyui, token, order, context),
    cancel: token => cancelJob(comfyui, token),
    leave: async token => leaveJob(comfyui, token),
    async stop() {
      followers.close()
      instances.close()
    },
  }
}
