import { backendDeveloper } from './backend-developer.ts'
import { communityPharmacist } from './community-pharmacist.ts'
import { customsDeclarant } from './customs-declarant.ts'
import { eventManager } from './event-manager.ts'
import type { GradedCase } from './graded-case.ts'
import { kindergartenEducator } from './kindergarten-educator.ts'
import { maintenanceElectrician } from './maintenance-electrician.ts'
import { managementAccountant } from './management-accountant.ts'
import { mathsTeacher } from './maths-teacher.ts'
import { propertyParalegal } from './property-paralegal.ts'
import { securityOperationsAnalyst } from './security-operations-analyst.ts'
import { sousChef } from './sous-chef.ts'
import { tankerDriver } from './tanker-driver.ts'
import { towerCraneOperator } from './tower-crane-operator.ts'
import { wardNurse } from './ward-nurse.ts'

/** Looked at while the method grew; their authors graded them. */
export const gradedCases: readonly GradedCase[] = [
  wardNurse,
  maintenanceElectrician,
  managementAccountant,
  backendDeveloper,
  sousChef,
  mathsTeacher,
  tankerDriver,
  propertyParalegal,
]

/**
 * Written and graded apart from the method, each grading without sight of the others. Keep them unread
 * when you change the method: they are the fair check.
 */
export const unseenGradedCases: readonly GradedCase[] = [
  communityPharmacist,
  towerCraneOperator,
  kindergartenEducator,
  securityOperationsAnalyst,
  customsDeclarant,
  eventManager,
]
