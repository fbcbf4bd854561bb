export interface ProcessStepAnswer {
  status: number
  processStep?: string | null | undefined
  errors?: readonly unknown[] | undefined
}

/** getProcessStep answering 200 with neither a step nor an error is an error of its own. */
export const isEmptyProcessStep = ({ status, processStep, errors = [] }: ProcessStepAnswer): boolean =>
  status === 200 && !processStep && errors.length === 0
