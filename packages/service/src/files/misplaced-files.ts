/** What an operator is told when a file that is in use is not where this process looks for it. */
export const MISPLACED =
  'a file that is in use is not in the storage of this process: all processes of a service must have the same data folder (KINORA_DATA_DIR) or keep files in S3 (KINORA_S3_ENDPOINT)'
