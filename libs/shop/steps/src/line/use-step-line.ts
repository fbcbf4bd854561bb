import { readSearch, type ProcessStep } from '@soe/rules'
import { useSearch } from 'wouter'
import { findStepLine } from './find-step-line'
import { useCartLine, type StepLine } from './use-cart-line'

export const useStepLine = (step: ProcessStep): StepLine => {
  const { line, selectedMTN, mtn } = readSearch(useSearch())
  const name = line ?? selectedMTN ?? mtn
  return useCartLine((cart) => findStepLine(cart, step, name), name)
}
