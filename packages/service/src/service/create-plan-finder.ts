import type { Catalog } from '../catalog/catalog.ts'
import type { PlanName } from '../catalog/declare.ts'
import type { TaskRow } from '../store/tasks/task-row.ts'
import { partPlan } from '../films/making/inputs/part-request.ts'
import { findRequestInputs } from '../plans/files/find-request-inputs.ts'
import type { Plan } from '../plans/plan.ts'
import { watermarkCorner } from '../plans/files/finish-files.ts'
import { findPlan } from '../tasks/plans.ts'

/** Finds the plan that a task's declaration names. */
export function createPlanFinder(catalog: Catalog): (task: TaskRow) => Plan | undefined {
  const declared = new Map([...catalog.generators, ...catalog.filmActions].map(one => [one.name, one]))
  return task => {
    const declaration = declared.get(task.type)
    const name = partPlanOf(task) ?? declaration?.plan
    if (!name) return undefined
    const { make } = findPlan(name)
    const { request } = task
    const fields = (declaration && catalog.columnOf(declaration, request)?.fields) ?? {}
    return context =>
      make(request, context, { wanted: findRequestInputs(fields, request), corner: watermarkCorner(fields, request) })
  }
}

/** Parts of every film use the plan for parts. */
const partPlanOf = ({ awaited, part }: TaskRow): PlanName | undefined => (awaited ? partPlan(part) : undefined)
