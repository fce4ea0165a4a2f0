import { field, objectSchema } from '../../../reference/answer-schemas.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { OPERATOR } from '../../operator-endpoint.ts'

/** The place of files, free space, retention, and every setting. */
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
        free_bytes: field.count('Free bytes on the disk of the data folder'),
        total_bytes: field.count('The size of that disk'),
        min_free_bytes: field.count('Below this, new tasks are refused and work waits'),
        fault: field.text('Why nothing can be written; empty if writing works'),
        files: field.count('Files that are stored'),
        unused_files: field.count('Of these, unused files; deleted when their URLs have expired'),
        pinned_tasks: field.count('Pinned tasks, whose files are kept for good'),
        keep_days: field.count("How long a task's files are kept after it ended"),
        keep_callback_days: field.count('The days for which delivered and failed callbacks are kept in the log'),
        upload_seconds: field.count('The seconds for which an upload can be written, finished and used'),
      }),
    },
    read: async ({ services }) => ({ json: await services.describeStorage() }),
  }),
  endpoint({
    ...OPERATOR,
    method: 'GET',
    path: '/admin/v1/settings',
    summary: 'The settings of the answering process; secrets are shown only as set or not',
    answer: {
      about: 'Every setting',
      schema: objectSchema({
        settings: field.list(
          objectSchema({
            name: field.text('The environment variable'),
            value: field.text('The effective value; empty if secret'),
            is_set: field.truth('True if it differs from the default'),
            is_secret: field.truth('True if its value is hidden'),
            about: field.text('Its effect'),
          }),
          'All of them',
        ),
      }),
    },
    read: async ({ services }) => ({ json: { settings: services.describeSettings() } }),
  }),
]
