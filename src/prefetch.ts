// An entry without React DOM and the router, which loads before them and starts what the page at this address waits for: its queries, and
// the files that would have taken the line from this one.
import { readStoredAnswersAgain } from '#app/offline/readStoredAnswers';
import { queryClient } from '#app/request/queryClient';
import { pages } from '#app/routes/pages';
import { prefetchAddress } from '#app/routes/prefetchAddress';
import { fetchTargetFiles } from '#app/routes/prefetchTarget';
import { authorizeRequests } from '#app/session/authorizeRequests';
import { currentUserQuery } from '#app/session/currentUser';
import { currentSession } from '#app/session/session';

fetchTargetFiles(new URL(window.location.href));
authorizeRequests();
readStoredAnswersAgain(pages);
if (currentSession()) void queryClient.prefetchQuery(currentUserQuery);
prefetchAddress(window.location, pages);
