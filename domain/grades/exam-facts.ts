/**
 * What could not be verified about an exam, for its page to say so:
 * - `retake-of-anticipated-mathematics`: whether this paper may be chosen for the second group is not known;
 * - `weights-by-speciality`: the weights depend on the speciality, the pupil checks and edits them;
 * - `later-changes-not-seen`: changes after the cited text were not seen;
 * - `reading-of-the-optional-teaching`: how its points join the averages is a reading of the text;
 * - `list-of-subjects`: which averages a pupil has is not listed, the pupil checks and edits them.
 */
export type UnverifiedFact =
  | 'retake-of-anticipated-mathematics'
  | 'weights-by-speciality'
  | 'later-changes-not-seen'
  | 'reading-of-the-optional-teaching'
  | 'list-of-subjects'

/** Where the facts of an exam come from, and what of them is not sure. */
export type ExamFacts = { readonly sources: readonly string[]; readonly unverified: readonly UnverifiedFact[] }
