import { CALLBACK_HEADERS } from '../page/verify-callback.ts'
import { refTo } from './component-name.ts'

/** The POST that a `callback_url` receives. */
export const taskCallback = {
  post: {
    operationId: 'taskChanged',
    summary: "A task's state has changed",
    description:
      'Sent for `processing`, `success` and `failed` when the task was created with a `callback_url`. The body is that of the task query; for an advertisement film it also has the `data_records` of its detailed query. `success` and `failed` are tried again three times; a delivery may repeat, `webhook-id` tells.',
    security: [],
    parameters: Object.entries(CALLBACK_HEADERS).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: refTo('schemas', 'Task') } } },
    responses: { '2XX': { description: 'Received: any 2xx within 10 seconds; redirects are not followed' } },
  },
}
