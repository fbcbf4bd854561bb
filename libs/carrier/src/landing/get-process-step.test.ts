import { describeOperation, testCurrentStep } from '../testing'

describeOperation('landing.getProcessStep', () => testCurrentStep('landing.getProcessStep'))
