import { configure } from '@testing-library/react';

// the first page of a file is compiled when it is opened, which on a machine with other work takes longer than the limit of a part alone
configure({ asyncUtilTimeout: 10_000 });
