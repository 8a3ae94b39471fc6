/** Of what needs somebody; the day, YYYY-MM-DD, on which it does again. */
type PutOffTable = { key: string; until: string };

/** What came of asking another site for an address that public things link to. */
export type LinkCheckTable = {
  address: string;
  /** In a row, each on another day; two: it is broken. */
  failures: number;
  /** Of the first of them, ISO 8601, UTC; null: there is none. */
  failedAt: string | null;
  /** A status, or what the network said; empty: it is there. */
  why: string;
  /** When it is asked for again. */
  nextAt: string;
};

/** Who has said whether they want the mail of a Monday: 1 or 0. */
type MondayMailTable = { userId: string; isOn: number };

/** What one node does at a time, and until when it is taken, ISO 8601, UTC. */
type DutyTable = { name: string; until: string };

/** One row, or none as long as nobody has changed anything. */
type BackupPlanTable = {
  id: number;
  /** 1: every night by itself. */
  isOn: number;
  /** HH:MM in the agency's time zone. */
  at: string;
  /** Of the key that opens them, age1…; null: they are not locked. */
  recipient: string | null;
};

/** One row, or none where staff need no second factor. */
type SecondFactorDutyTable = {
  id: number;
  /** From when, ISO 8601, UTC. */
  since: string;
};

/** What the house keeps for those who run it. */
export type HouseTables = {
  backupPlan: BackupPlanTable;
  secondFactorDuty: SecondFactorDutyTable;
  putOff: PutOffTable;
  linkCheck: LinkCheckTable;
  duty: DutyTable;
  mondayMail: MondayMailTable;
};
