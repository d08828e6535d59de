import { backendDeveloper } from './backend-developer.ts'
import { carpenter } from './carpenter.ts'
import { cityBusDriver } from './city-bus-driver.ts'
import { communityPharmacist } from './community-pharmacist.ts'
import { customsDeclarant } from './customs-declarant.ts'
import { dentalHygienist } from './dental-hygienist.ts'
import { eventManager } from './event-manager.ts'
import type { GradedCase } from './graded-case.ts'
import { kindergartenEducator } from './kindergarten-educator.ts'
import { laboratoryTechnician } from './laboratory-technician.ts'
import { maintenanceElectrician } from './maintenance-electrician.ts'
import { managementAccountant } from './management-accountant.ts'
import { mathsTeacher } from './maths-teacher.ts'
import { payrollSpecialist } from './payroll-specialist.ts'
import { propertyParalegal } from './property-paralegal.ts'
import { securityOperationsAnalyst } from './security-operations-analyst.ts'
import { sousChef } from './sous-chef.ts'
import { tankerDriver } from './tanker-driver.ts'
import { towerCraneOperator } from './tower-crane-operator.ts'
import { uxResearcher } from './ux-researcher.ts'
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
  communityPharmacist,
  securityOperationsAnalyst,
  customsDeclarant,
]

/**
 * Written and graded apart from the method, and by others than those above. Keep them unread when you
 * change the method: they are the fair check.
 */
export const unseenGradedCases: readonly GradedCase[] = [
  towerCraneOperator,
  kindergartenEducator,
  eventManager,
  dentalHygienist,
  cityBusDriver,
  payrollSpecialist,
  uxResearcher,
  laboratoryTechnician,
  carpenter,
]
