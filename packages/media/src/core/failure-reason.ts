/** The reasons that an engine can give for a failure. The service's error table has a row for each. */
export type FailureReason =
  | 'AudioFormatInvalid'
  | 'CreationPolicyViolation'
  | 'EngineFailure'
  | 'FieldInvalid'
  | 'ImageFormatInvalid'
  | 'ImageSizeInvalid'
  | 'ModelUnavailable'
  | 'SystemThrottling'
  | 'TaskExpired'
  | 'TaskPromptPolicyViolation'
  | 'UserCancelled'
  | 'VideoFormatInvalid'
