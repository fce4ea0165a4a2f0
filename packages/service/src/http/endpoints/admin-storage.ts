import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { OPERATOR } from '../operator-endpoint.ts'

/** Where files are, how much room there is, how long what is kept; and every setting. */
export const adminStorageEndpoints: Endpoint[] = [
  endpoint({
    ...OPERATOR,
    method: 'GET',
    path: '/admin/v1/storage',
    summary: 'The disk, the files on it and how long they are kept',
    answer: {
      about: 'The disk of the data folder, and what is stored',
      schema: objectSchema({
        files_in: field.choice(['disk', 's3'], 'Where files are kept'),
        free_bytes: field.count('What is free on the disk of the data folder'),
        total_bytes: field.count('How large that disk is'),
        min_free_bytes: field.count('Below this nothing new is taken and work waits'),
        fault: field.text('Why nothing can be written; empty where it can'),
        files: field.count('Files that are stored'),
        unused_files: field.count('Of these, files that nothing uses any more; removed when no URL leads to them'),
        pinned_tasks: field.count('Tasks whose owners keep their files until they say otherwise'),
        keep_days: field.count("How long a task's files are kept after it ended"),
        keep_callback_days: field.count('How long delivered and failed callbacks are kept in the log'),
        upload_seconds: field.count('How long an upload can be filled, finished and used'),
      }),
    },
    read: async ({ services }) => ({ json: await services.describeStorage() }),
  }),
  endpoint({
    ...OPERATOR,
    method: 'GET',
    path: '/admin/v1/settings',
    summary: 'The settings of the process that answers; of those that are secret only whether they are set',
    answer: {
      about: 'Every setting',
      schema: objectSchema({
        settings: field.list(
          objectSchema({
            name: field.text('The environment variable'),
            value: field.text('What holds; empty where it is secret'),
            is_set: field.truth('Whether it is other than by default'),
            is_secret: field.truth('Whether its value is not told'),
            about: field.text('What it does'),
          }),
          'All of them',
        ),
      }),
    },
    read: async ({ services }) => ({ json: { settings: services.describeSettings() } }),
  }),
]
