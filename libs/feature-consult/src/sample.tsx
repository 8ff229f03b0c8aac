import { MemberTable } from './MemberList/MemberTable';

/** The table of the saved members, for its rules: nobody is meant. */
export const SampleMembers = () => <MemberTable members={[]} />;
